package org.portalscope.ui.part;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.portalscope.export.FileKind;
import org.portalscope.graph.SceneImage;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.Box;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.portalscope.scene.svg.SvgPicture;

/** Writes pictures into files: whole in memory first, so that nothing half-done is left. */
public final class PictureFile {

    private PictureFile() {
    }

    /**
     * Writes a picture of a session, as PNG if the file's name ends so, else as SVG under a heading and over a legend.
     *
     * @param vectors makes the scene for the widths of text in SVG
     * @param pixels  makes the scene for the fonts of the display
     */
    public static void write(Path file, SessionSnapshot shown, Function<TextMeasure, Scene> vectors, Function<TextMeasure, Scene> pixels)
            throws IOException {
        boolean png = FileKind.of(file).equals(Optional.of(FileKind.PNG));
        Files.write(file, png ? png(image(pixels)) : svg(framed(shown, vectors.apply(SvgPicture.MEASURE))));
    }

    private static SvgPicture framed(SessionSnapshot shown, Scene scene) {
        return SvgPicture.framed(shown.title(), shown.where(), scene, scene.states(), palette());
    }

    private static Image image(Function<TextMeasure, Scene> scene) {
        return SceneImage.draw(Display.getCurrent(), JFaceResources.getColorRegistry(), scene, whole -> new Box(0, 0, whole.width(), whole.height()));
    }

    private static byte[] svg(SvgPicture picture) {
        StringWriter out = new StringWriter();
        picture.write(out, picture.width(), picture.height());
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] png(Image image) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageLoader loader = new ImageLoader();
            loader.data = new ImageData[] {image.getImageData()};
            loader.save(out, SWT.IMAGE_PNG);
            return out.toByteArray();
        } finally {
            image.dispose();
        }
    }

    /** The palette of the theme that is on. */
    private static Palette palette() {
        Rgb dark = Palette.DARK.of(ColorRole.CANVAS);
        boolean isDark = Colours.of(ColorRole.CANVAS).getRGB().equals(new RGB(dark.red(), dark.green(), dark.blue()));
        return isDark ? Palette.DARK : Palette.LIGHT;
    }

    /** The name of a file for something of a session. */
    public static String name(String title, String what) {
        return (title + "-" + what).replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    }
}
