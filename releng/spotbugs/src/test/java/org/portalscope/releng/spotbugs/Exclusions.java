package org.portalscope.releng.spotbugs;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Reads exclusions.xml, a filter in SpotBugs's own form, so that IDEs can use it, too. */
final class Exclusions {

    private static final String FILE = "exclusions.xml";

    private Exclusions() {
    }

    /** Reads the file. An entry without a comment above it has an empty reason. */
    static List<Exclusion> read() throws IOException, SAXException, ParserConfigurationException {
        try (InputStream file = Exclusions.class.getResourceAsStream(FILE)) {
            Element filter = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement();
            return exclusions(filter);
        }
    }

    private static List<Exclusion> exclusions(Element filter) {
        List<Exclusion> exclusions = new ArrayList<>();
        String comment = "";
        for (Node node = filter.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node.getNodeType() == Node.COMMENT_NODE) {
                comment = node.getNodeValue().strip();
            } else if (node instanceof Element match) {
                exclusions.add(new Exclusion(attribute(match, "Class", "name"), Set.of(attribute(match, "Bug", "pattern").split(",")), comment));
                comment = "";
            }
        }
        return exclusions;
    }

    private static String attribute(Element match, String element, String attribute) {
        Element only = (Element) match.getElementsByTagName(element).item(0);
        if (match.getElementsByTagName("*").getLength() != 2 || only == null || only.getAttribute(attribute).isBlank()) {
            throw new IllegalArgumentException(FILE + ": a Match holds one Class with a name and one Bug with a pattern, and nothing else");
        }
        return only.getAttribute(attribute);
    }
}
