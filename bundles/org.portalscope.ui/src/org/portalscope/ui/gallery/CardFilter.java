package org.portalscope.ui.gallery;

import java.util.Locale;

import org.portalscope.scenario.library.Library;

/** Decides which scenarios a search leaves: those that have all its words in title, heading or description. */
final class CardFilter {

    private CardFilter() {
    }

    static boolean accepts(Library.Entry entry, String search) {
        String text = (entry.title() + " " + entry.heading() + " " + entry.about()).toLowerCase(Locale.ROOT);
        for (String word : search.strip().toLowerCase(Locale.ROOT).split("\\s+")) {
            if (!text.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
