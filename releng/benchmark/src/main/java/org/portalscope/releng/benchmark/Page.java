package org.portalscope.releng.benchmark;

/** A Markdown page with places that are filled by a program: what is between {@code <!-- NAME -->} and {@code <!-- end NAME -->}. */
record Page(String text) {

    /**
     * The page with other text in one of its places.
     *
     * @throws IllegalArgumentException if it has no place of that name
     */
    Page with(String name, String content) {
        String begin = "<!-- " + name + " -->\n";
        int from = text.indexOf(begin);
        int to = text.indexOf("<!-- end " + name + " -->");
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("the page has no place between " + begin.strip() + " and <!-- end " + name + " -->");
        }
        return new Page(text.substring(0, from + begin.length()) + content + text.substring(to));
    }
}
