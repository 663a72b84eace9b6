package org.portalscope.scenario.reference;

import java.util.List;

/** A page of HTML as it grows. */
final class Page {

    private final StringBuilder out = new StringBuilder();

    /** The characters of a text that mean something in HTML, written so that they do not. */
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    static String code(String text) {
        return "<code>" + escaped(text) + "</code>";
    }

    Page add(String html) {
        out.append(html).append('\n');
        return this;
    }

    void section(String id, String title, String about) {
        add("<h2 id=\"" + id + "\">" + escaped(title) + "</h2>");
        add("<p>" + about + "</p>");
    }

    void open(String... heads) {
        add("<table>").add("<tr><th>" + String.join("</th><th>", heads) + "</th></tr>");
    }

    void row(List<String> cells) {
        add("<tr><td>" + String.join("</td><td>", cells) + "</td></tr>");
    }

    void close() {
        add("</table>");
    }

    String text() {
        return out.toString();
    }
}
