package org.portalscope.ui.part;

import java.io.IOException;
import java.nio.file.Path;

/** A view that draws something which can be saved as a picture. */
public interface PictureView {

    /** Whether there is a picture now. */
    boolean hasPicture();

    /** What a file with the picture would be called, without an ending. */
    String pictureName();

    /**
     * Saves the picture, as PNG if the file's name ends so, else as SVG.
     *
     * @throws IOException if it cannot be written; then there is no file of that name, or the one before
     */
    void savePicture(Path file) throws IOException;
}
