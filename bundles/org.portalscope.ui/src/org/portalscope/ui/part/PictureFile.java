package org.portalscope.ui.part;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.RGB;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.portalscope.scene.svg.SvgPicture;

/** Writes pictures into files: whole in memory first, so that nothing half-done is left. */
final class PictureFile {

    static final String SVG = ".svg";
    static final String PNG = ".png";

    private PictureFile() {
    }

    /** Writes a picture, as PNG if the file's name ends so, else as SVG. */
    static void write(Path file, Supplier<SvgPicture> svg, Supplier<Image> pixels) throws IOException {
        Files.write(file, file.toString().toLowerCase(Locale.ROOT).endsWith(PNG) ? png(pixels.get()) : svg(svg.get()));
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
    static Palette palette() {
        Rgb dark = Palette.DARK.of(ColorRole.CANVAS);
        boolean isDark = Colours.of(ColorRole.CANVAS).getRGB().equals(new RGB(dark.red(), dark.green(), dark.blue()));
        return isDark ? Palette.DARK : Palette.LIGHT;
    }

    /** The name of a file for something of a session. */
    static String name(String title, String what) {
        return (title + "-" + what).replaceAll("[^\\p{L}\\p{N}._-]+", "-");
    }
}
