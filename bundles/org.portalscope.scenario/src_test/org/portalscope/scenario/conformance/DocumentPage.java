package org.portalscope.scenario.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the document of a protocol says of one call.
 *
 * @param call         as the document spells it
 * @param returnValues those that the page lists, success first
 * @param sentences    what it promises, each to be shown by a scenario
 */
record DocumentPage(String call, List<String> returnValues, List<String> sentences) {

    private static final String SENTENCE = "- ";

    DocumentPage {
        returnValues = List.copyOf(returnValues);
        sentences = List.copyOf(sentences);
    }

    /** A page without sentences, from a line such as {@code LAPI_Probe LAPI_SUCCESS LAPI_ERR_BAD_PARAMETER}. */
    private static DocumentPage head(String line) {
        List<String> words = Arrays.asList(line.split(" "));
        return new DocumentPage(words.get(0), words.subList(1, words.size()), List.of());
    }

    private DocumentPage with(String sentence) {
        List<String> all = new ArrayList<>(sentences);
        all.add(sentence);
        return new DocumentPage(call, returnValues, all);
    }

    /** The label that a scenario reaches once it has shown a sentence. */
    String label(String sentence) {
        return call + ": " + sentence;
    }

    /**
     * The pages of a document.
     *
     * @param text a line for each page, below it a line for each sentence, which begins with a hyphen; lines that begin with # are comments
     */
    static List<DocumentPage> parse(String text) {
        List<DocumentPage> pages = new ArrayList<>();
        text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).forEach(line -> {
            if (line.startsWith(SENTENCE)) {
                pages.set(pages.size() - 1, pages.get(pages.size() - 1).with(line.substring(SENTENCE.length())));
            } else {
                pages.add(head(line));
            }
        });
        return List.copyOf(pages);
    }
}
