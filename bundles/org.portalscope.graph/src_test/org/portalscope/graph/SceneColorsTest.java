package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The colours that the workbench is given are what the palettes hold. */
class SceneColorsTest {

    @Test
    void shouldDefineTheLightPaletteForTheWorkbench() throws Exception {
        NodeList definitions = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Path.of("plugin.xml").toFile())
                .getElementsByTagName("colorDefinition");
        Map<String, String> defined = new LinkedHashMap<>();
        for (int i = 0; i < definitions.getLength(); i++) {
            Element definition = (Element) definitions.item(i);
            defined.put(definition.getAttribute("id"), definition.getAttribute("value"));
        }
        Map<String, String> wanted = new LinkedHashMap<>();
        for (ColorRole ink : Palette.inks()) {
            Rgb rgb = Palette.LIGHT.of(ink);
            wanted.put(SceneColors.id(ink), rgb.red() + "," + rgb.green() + "," + rgb.blue());
        }
        assertEquals(wanted, defined);
    }

    @Test
    void shouldSetTheDarkPaletteInTheDarkTheme() throws Exception {
        String css = Files.readString(Path.of("css/dark.css"));
        Map<String, String> set = new LinkedHashMap<>();
        Matcher rule = Pattern.compile("ColorDefinition#(\\S+) \\{\\s+color: (#[0-9A-F]{6});\\s+}").matcher(css);
        while (rule.find()) {
            set.put(rule.group(1), rule.group(2));
        }
        Map<String, String> wanted = new LinkedHashMap<>();
        Palette.inks().forEach(ink -> wanted.put(cssId(ink), Palette.DARK.of(ink).toString()));
        assertEquals(wanted, set);
    }

    @Test
    void shouldListEveryColorForTheDarkTheme() throws Exception {
        String css = Files.readString(Path.of("css/dark.css"));
        String listed = css.substring(0, css.indexOf('}'));
        Palette.inks().forEach(ink -> assertEquals(1, listed.split("'#" + cssId(ink) + "'", -1).length - 1, cssId(ink)));
    }

    private static String cssId(ColorRole ink) {
        return SceneColors.id(ink).replace('.', '-');
    }
}
