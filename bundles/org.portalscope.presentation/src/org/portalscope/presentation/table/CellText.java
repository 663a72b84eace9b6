package org.portalscope.presentation.table;

/** Finds words in cells without regard to capitals and to the underscores of numbers; it makes no copies, for it looks at every cell of long tables. */
final class CellText {

    private CellText() {
    }

    /**
     * Whether a text holds another.
     *
     * @param part  in small letters and without underscores
     * @param whole whether no letter or digit may stand beside it: 4 is not found in 14
     */
    static boolean holds(String text, String part, boolean whole) {
        if (part.isEmpty()) {
            return true;
        }
        for (int from = 0; from < text.length(); from++) {
            boolean begins = !whole || from == 0 || !Character.isLetterOrDigit(text.charAt(from - 1));
            if (begins && text.charAt(from) != '_' && isAt(text, from, part, whole)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(String text, int from, String part, boolean whole) {
        int at = from;
        for (int i = 0; i < part.length(); i++) {
            while (at < text.length() && text.charAt(at) == '_') {
                at++;
            }
            if (at == text.length() || Character.toLowerCase(text.charAt(at)) != part.charAt(i)) {
                return false;
            }
            at++;
        }
        return !whole || at == text.length() || !Character.isLetterOrDigit(text.charAt(at));
    }
}
