package org.portalscope.scene.svg;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;

/** Writes elements of an SVG document. */
final class SvgElements {

    private final XMLStreamWriter out;
    private final Palette palette;

    SvgElements(XMLStreamWriter out, Palette palette) {
        this.out = out;
        this.palette = palette;
    }

    String colour(ColorRole ink) {
        return palette.of(ink).toString();
    }

    /**
     * Begins an element.
     *
     * @param attributes names and values by turns
     */
    void start(String name, Object... attributes) {
        attempt(() -> {
            out.writeStartElement(name);
            attributes(attributes);
        });
    }

    void end() {
        attempt(() -> {
            out.writeEndElement();
            out.writeCharacters("\n");
        });
    }

    /** Writes an element that holds text. */
    void element(String name, String text, Object... attributes) {
        attempt(() -> {
            out.writeStartElement(name);
            attributes(attributes);
            out.writeCharacters(legal(text));
            out.writeEndElement();
            out.writeCharacters("\n");
        });
    }

    /** Writes an element that holds nothing. */
    void empty(String name, Object... attributes) {
        attempt(() -> {
            out.writeEmptyElement(name);
            attributes(attributes);
            out.writeCharacters("\n");
        });
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            out.writeAttribute(attributes[i].toString(), attributes[i + 1].toString());
        }
    }

    /** Characters that XML does not allow become replacement characters. */
    private static String legal(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().map(character -> isLegal(character) ? character : '\uFFFD').forEach(out::appendCodePoint);
        return out.toString();
    }

    private static boolean isLegal(int character) {
        return character == '\t' || character == '\n' || character >= ' ' && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD || character >= 0x1_0000;
    }

    private interface Writing {
        void write() throws XMLStreamException;
    }

    private static void attempt(Writing writing) {
        try {
            writing.write();
        } catch (XMLStreamException e) {
            throw new SvgException(e);
        }
    }
}
