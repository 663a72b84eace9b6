package org.portalscope.ui.gallery;

import java.util.Locale;

import org.portalscope.scenario.library.Library;

/** Decides which scenarios a search leaves: those that have all its words in title, section or description. */
final class CardFilter {

    private CardFilter() {
    }

    static boolean accepts(Library.Entry entry, String search) {
        String text = (entry.title() + " " + entry.section() + " " + entry.about()).toLowerCase(Locale.ROOT);
        for (String word : search.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
            if (!text.contains(word.startsWith("§") ? word.substring(1) : word)) {
                return false;
            }
        }
        return true;
    }
}
