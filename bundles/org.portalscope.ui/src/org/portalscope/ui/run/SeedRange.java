package org.portalscope.ui.run;

import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogSettings;

/**
 * The seeds that many runs are made with, as they are typed.
 *
 * @param first the first of them
 * @param last  the last of them
 * @param all   whether drops and the like count as wrong
 */
record SeedRange(String first, String last, boolean all) {

    /** A hundred runs, in which only what is asserted and expected can go wrong. */
    static final SeedRange USUAL = new SeedRange("0", "99", false);

    private static final String FIRST = "first";
    private static final String LAST = "last";
    private static final String ALL = "all";

    /** What was asked for last, or the usual seeds. */
    static SeedRange read(IDialogSettings kept) {
        return new SeedRange(Optional.ofNullable(kept.get(FIRST)).orElse(USUAL.first), Optional.ofNullable(kept.get(LAST)).orElse(USUAL.last),
                kept.getBoolean(ALL));
    }

    void write(IDialogSettings kept) {
        kept.put(FIRST, first);
        kept.put(LAST, last);
        kept.put(ALL, all);
    }
}
