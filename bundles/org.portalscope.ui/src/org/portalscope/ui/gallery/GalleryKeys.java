package org.portalscope.ui.gallery;

import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** The keyboard of the Gallery: arrows go from card to card, what is typed on a card goes into the filter, arrow down and Enter lead back to the cards. */
final class GalleryKeys {

    private final Composite cards;
    private final GalleryBar bar;
    private final Supplier<CardGrid> grid;

    /** @param grid where the cards lie now */
    GalleryKeys(Composite cards, GalleryBar bar, Supplier<CardGrid> grid) {
        this.cards = cards;
        this.bar = bar;
        this.grid = grid;
        bar.onKey(this::pressedInFilter);
    }

    /** Lets a card be used with them. */
    void add(Control card) {
        card.addListener(SWT.Traverse, this::traverse);
        card.addListener(SWT.KeyDown, event -> pressed(card, event));
    }

    /** Arrow keys are no way to leave the cards, and Enter is theirs. */
    private void traverse(Event event) {
        event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
    }

    private void pressed(Control card, Event event) {
        Control[] all = cards.getChildren();
        int index = 0;
        while (index < all.length && all[index] != card) {
            index++;
        }
        int wanted = grid.get().neighbour(index, event.keyCode, all.length);
        if (wanted < 0) {
            bar.setFocus();
        } else if (wanted != index && wanted < all.length) {
            all[wanted].setFocus();
        } else if (isTyped(event)) {
            bar.type(event.character);
        }
    }

    private static boolean isTyped(Event event) {
        boolean held = (event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0;
        return !held && (event.character > ' ' && event.character != SWT.DEL || event.character == SWT.BS);
    }

    private void pressedInFilter(Event event) {
        Control[] all = cards.getChildren();
        if (all.length > 0 && event.keyCode == SWT.ARROW_DOWN) {
            all[0].setFocus();
            event.doit = false;
        } else if (all.length > 0 && (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR)) {
            all[0].notifyListeners(SWT.DefaultSelection, new Event());
        }
    }
}
