package org.portalscope.scene.svg;

import java.io.IOException;
import java.io.UncheckedIOException;

import javax.xml.stream.XMLStreamException;

/** A picture cannot be written. */
public final class SvgException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    SvgException(XMLStreamException cause) {
        super(new IOException(cause.getMessage(), cause));
    }
}
