package org.portalscope.scene.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.Box;
import org.portalscope.scene.Heading;
import org.portalscope.scene.Legend;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgPictureTest {

    @Test
    void shouldBeAsLargeAsItsScenesOneBelowTheOther() throws Exception {
        SvgPicture picture = new SvgPicture("Title", List.of(scene("a"), scene("b")), Palette.LIGHT);
        assertEquals(200, picture.width());
        assertEquals(200, picture.height());
        List<Element> groups = elements(parse(picture, 200, 200), "g").stream().filter(group -> group.hasAttribute("transform")).toList();
        assertEquals(List.of("translate(0 0)", "translate(0 100)"), groups.stream().map(group -> group.getAttribute("transform")).toList());
    }

    @Test
    void shouldShrinkWhatIsTooLargeAndNeverEnlarge() throws Exception {
        SvgPicture picture = new SvgPicture("Title", List.of(scene("a")), Palette.LIGHT);
        assertEquals("0 0 200 200", parse(picture, 100, 100).getDocumentElement().getAttribute("viewBox"));
        assertEquals("0 0 800 600", parse(picture, 800, 600).getDocumentElement().getAttribute("viewBox"));
    }

    @Test
    void shouldGiveEveryTextTheWidthItWasLaidOutWith() throws Exception {
        Element text = elements(parse(new SvgPicture("Title", List.of(scene("hello")), Palette.LIGHT), 200, 100), "text").get(0);
        assertEquals("hello", text.getTextContent());
        assertEquals("40", text.getAttribute("textLength"));
        assertEquals(Palette.LIGHT.of(ColorRole.TEXT).toString(), text.getAttribute("fill"));
    }

    @Test
    void shouldTellTooltipsAndTitleToThoseWhoDoNotSee() throws Exception {
        Document document = parse(new SvgPicture("A <title> & more", List.of(scene("a < b & c")), Palette.DARK), 200, 100);
        List<String> titles = elements(document, "title").stream().map(Element::getTextContent).toList();
        assertEquals(List.of("A <title> & more", "all about a < b & c"), titles);
        assertEquals("a < b & c", elements(document, "text").get(0).getTextContent());
    }

    @Test
    void shouldReplaceCharactersThatXmlDoesNotAllow() throws Exception {
        assertEquals("a\uFFFDb", elements(parse(new SvgPicture("Title", List.of(scene("a\u0001b")), Palette.LIGHT), 200, 100), "text").get(0)
                .getTextContent());
    }

    @Test
    void shouldDrawEveryStateAndEveryEndOfALink() throws Exception {
        Scene legend = Legend.of(EnumSet.allOf(State.class), 800, new FontWidths());
        Scene heading = Heading.of("A title", "a moment", 800, new FontWidths());
        for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
            Document document = parse(new SvgPicture("Title", List.of(heading, legend, links()), palette), 800, 200);
            assertEquals(State.values().length + 2, elements(document, "text").size());
            assertFalse(elements(document, "polygon").isEmpty());
            assertTrue(elements(document, "polyline").stream().anyMatch(line -> line.getAttribute("stroke-dasharray").equals("6 3")));
        }
    }

    @Test
    void shouldCutHatchingAtTheEdgesOfItsBox() throws Exception {
        Box box = new Box(10, 20, 30, 12);
        Scene scene = new Scene(100, 100, 0, List.of(new Primitive.Bar(box, ColorRole.TEXT, Primitive.Fill.HATCHED)), List.of(), List.of(), Optional.empty());
        String path = elements(parse(new SvgPicture("Title", List.of(scene), Palette.LIGHT), 100, 100), "path").get(0).getAttribute("d");
        for (String point : path.substring(1).split("[ML]")) {
            int x = Integer.parseInt(point.split(" ")[0]);
            int y = Integer.parseInt(point.split(" ")[1]);
            assertTrue(x >= box.x() && x <= box.right() && y >= box.y() && y <= box.bottom(), path);
        }
    }

    private static Scene links() {
        List<Link> links = List.of(Link.End.values()).stream()
                .map(end -> new Link(end.name(), List.of(new Point(5, 5), new Point(90, 60)), State.REFUSED, end)).toList();
        return new Scene(100, 100, 0, List.of(), links, List.of(), Optional.empty());
    }

    private static Scene scene(String text) {
        Box box = new Box(10, 10, 100, 40);
        Node node = new Node(new NodeKey(0, NodeKey.Kind.NOTE, 0), box, State.ACCEPTED, true, true, true, text, "all about " + text,
                List.of(new Primitive.Text(new Box(12, 12, 40, 16), text, text, TextStyle.UI, ColorRole.TEXT)));
        return new Scene(200, 100, 0, List.of(), List.of(), List.of(node), Optional.empty());
    }

    private static Document parse(SvgPicture picture, int width, int height) throws Exception {
        StringWriter out = new StringWriter();
        picture.write(out, width, height);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(out.toString())));
    }

    private static List<Element> elements(Document document, String name) {
        NodeList all = document.getElementsByTagName(name);
        return IntStream.range(0, all.getLength()).mapToObj(index -> (Element) all.item(index)).toList();
    }
}
