package org.portalscope.graph;

import java.util.function.Function;

import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.portalscope.scene.Box;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;

/** Draws a part of a scene into an image, without a viewer. */
public final class SceneImage {

    private SceneImage() {
    }

    /**
     * An image, which the caller disposes.
     *
     * @param scene makes the scene for the fonts it is drawn with
     * @param part  chooses what of the scene is drawn; the image has its size
     */
    public static Image draw(Device device, ColorRegistry registry, Function<TextMeasure, Scene> scene, Function<Scene, Box> part) {
        SceneColors colors = new SceneColors(registry);
        SceneFonts fonts = new SceneFonts(device, JFaceResources.getFontRegistry());
        try {
            Scene drawn = scene.apply(fonts);
            SceneFigure figure = new SceneFigure(new Painter(colors, fonts));
            figure.setScene(drawn);
            figure.setBounds(new Rectangle(0, 0, drawn.width(), drawn.height()));
            figure.validate();
            return draw(device, figure, part.apply(drawn), colors);
        } finally {
            fonts.dispose();
        }
    }

    private static Image draw(Device device, SceneFigure figure, Box part, SceneColors colors) {
        Image image = new Image(device, part.width(), part.height());
        GC gc = new GC(image);
        SWTGraphics graphics = new SWTGraphics(gc);
        try {
            gc.setBackground(colors.of(ColorRole.CANVAS));
            gc.fillRectangle(0, 0, part.width(), part.height());
            graphics.translate(-part.x(), -part.y());
            figure.paint(graphics);
        } finally {
            graphics.dispose();
            gc.dispose();
        }
        return image;
    }
}
