package org.portalscope.ui.table;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.table.ShownMemory;

/** Says beside a page of memory where it lies in a region that is larger, and leads to the others; so do the wheel and the keys at the ends of the page. */
final class PageSlider {

    private final Slider slider;
    private final Consumer<Subject> chosen;
    private Optional<ShownMemory> page = Optional.empty();
    private Table table;

    /** @param chosen is told what the user wants to see */
    PageSlider(Composite parent, Consumer<Subject> chosen) {
        this.chosen = chosen;
        slider = new Slider(parent, SWT.VERTICAL);
        slider.setVisible(false);
        slider.addListener(SWT.Selection, event -> page.ifPresent(it -> chosen.accept(it.row(slider.getSelection()))));
        GridDataFactory.fillDefaults().grab(false, true).exclude(true).applyTo(slider);
    }

    /** @param beside the table that shows the page */
    void show(Optional<ShownMemory> newPage, Table beside) {
        page = newPage;
        if (table == null) {
            table = beside;
            slider.moveBelow(table);
            table.addListener(SWT.MouseWheel, this::wheel);
            table.addListener(SWT.KeyDown, this::key);
        }
        page.ifPresent(it -> {
            slider.setValues(it.first(), 0, Math.max(1, it.rows()), it.most(), it.most(), it.most());
            slider.setToolTipText("Where this page lies in its region");
        });
        boolean shown = page.filter(it -> !it.isWhole()).isPresent();
        if (shown != slider.getVisible()) {
            slider.setVisible(shown);
            ((GridData) slider.getLayoutData()).exclude = !shown;
            slider.getParent().layout();
        }
    }

    private void wheel(Event event) {
        int visible = Math.max(1, table.getClientArea().height / Math.max(1, table.getItemHeight()));
        boolean isLast = table.getTopIndex() + visible >= table.getItemCount();
        if (event.count < 0 && isLast || event.count > 0 && table.getTopIndex() == 0) {
            event.doit = !turn(event.count < 0);
        }
    }

    private void key(Event event) {
        int selected = table.getSelectionIndex();
        boolean down = event.keyCode == SWT.ARROW_DOWN || event.keyCode == SWT.PAGE_DOWN;
        boolean up = event.keyCode == SWT.ARROW_UP || event.keyCode == SWT.PAGE_UP;
        if (down && selected == table.getItemCount() - 1 || up && selected == 0) {
            event.doit = !turn(down);
        }
    }

    /** Shows the page behind or before this one, from where it adjoins; whether there is one. */
    private boolean turn(boolean forward) {
        Optional<ShownMemory> now = page.filter(it -> forward ? it.first() + it.most() < it.rows() : it.first() > 0);
        now.ifPresent(it -> {
            chosen.accept(it.row(forward ? it.first() + it.most() : it.first() - 1));
            int adjoining = forward ? 0 : table.getItemCount() - 1;
            table.setTopIndex(adjoining);
            table.setSelection(adjoining);
        });
        return now.isPresent();
    }
}
