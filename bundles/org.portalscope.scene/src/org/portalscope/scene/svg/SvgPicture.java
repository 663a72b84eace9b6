package org.portalscope.scene.svg;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.portalscope.scene.Box;
import org.portalscope.scene.Heading;
import org.portalscope.scene.Legend;
import org.portalscope.scene.Node;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.paint.ScenePainter;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.State;

/**
 * Scenes one below the other as an SVG document. Nodes are groups with the tooltip as their title, so that a browser shows it and a
 * screen reader reads it.
 */
public final class SvgPicture {

    /** The widths of text that scenes of a picture are made with. */
    public static final TextMeasure MEASURE = new FontWidths();

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final String title;
    private final List<Scene> scenes;
    private final Palette palette;

    /**
     * A picture.
     *
     * @param title  what it shows, for those who do not see it
     * @param scenes from top to bottom, made with {@link FontWidths}
     */
    public SvgPicture(String title, List<Scene> scenes, Palette palette) {
        this.title = title;
        this.scenes = List.copyOf(scenes);
        this.palette = palette;
    }

    /**
     * A picture under a heading and over a legend.
     *
     * @param where     the moment it shows
     * @param explained the states that the legend explains; there is none without any
     */
    public static SvgPicture framed(String title, String where, Scene scene, Set<State> explained, Palette palette) {
        List<Scene> scenes = new ArrayList<>();
        scenes.add(Heading.of(title, where, scene.width(), MEASURE));
        scenes.add(scene);
        if (!explained.isEmpty()) {
            scenes.add(Legend.of(explained, scene.width(), MEASURE));
        }
        return new SvgPicture(title + ", " + where, scenes, palette);
    }

    /** The width of all scenes, in logical pixels. */
    public int width() {
        return scenes.stream().mapToInt(Scene::width).max().orElse(0);
    }

    /** The height of all scenes, in logical pixels. */
    public int height() {
        return scenes.stream().mapToInt(Scene::height).sum();
    }

    /**
     * Writes the document. What is too large for the picture is made smaller; what is smaller is at its upper left.
     *
     * @param width  of the picture, in pixels
     * @param height of the picture, in pixels
     */
    public void write(Writer writer, int width, int height) {
        try {
            XMLStreamWriter out = XMLOutputFactory.newInstance().createXMLStreamWriter(writer);
            out.writeStartDocument("UTF-8", "1.0");
            out.writeCharacters("\n");
            document(new SvgElements(out, palette), width, height);
            out.writeEndDocument();
            out.flush();
        } catch (XMLStreamException e) {
            throw new SvgException(e);
        }
    }

    private void document(SvgElements out, int width, int height) {
        double scale = Math.max(1, Math.max((double) width() / width, (double) height() / height));
        int viewWidth = (int) Math.round(width * scale);
        int viewHeight = (int) Math.round(height * scale);
        out.start("svg", "xmlns", NAMESPACE, "width", width, "height", height, "viewBox", "0 0 " + viewWidth + " " + viewHeight, "role", "img");
        out.element("title", title);
        SvgSurface surface = new SvgSurface(out);
        surface.fill(new Box(0, 0, viewWidth, viewHeight), ColorRole.CANVAS);
        int top = 0;
        for (Scene scene : scenes) {
            out.start("g", "transform", "translate(0 " + top + ")");
            scene(scene, surface, out);
            out.end();
            top += scene.height();
        }
        out.end();
    }

    private static void scene(Scene scene, SvgSurface surface, SvgElements out) {
        ScenePainter painter = new ScenePainter(surface);
        painter.primitives(scene.background());
        ScenePainter.byWidth(scene.links()).forEach(painter::link);
        for (Node node : scene.nodes()) {
            out.start("g");
            out.element("title", node.tooltip());
            painter.node(node);
            out.end();
        }
    }
}
