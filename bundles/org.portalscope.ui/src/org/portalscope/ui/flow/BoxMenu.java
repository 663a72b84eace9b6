package org.portalscope.ui.flow;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.help.HelpHandler;

/** The context menu of a box: where a message comes to it, and what the document says of it. */
final class BoxMenu {

    private final BiConsumer<FlowBox, Direction> run;
    private final Supplier<Optional<FlowBox>> selected;
    private final Action picture;

    /** @param picture stands below, also where no box is selected */
    BoxMenu(BiConsumer<FlowBox, Direction> run, Supplier<Optional<FlowBox>> selected, Action picture) {
        this.run = run;
        this.selected = selected;
        this.picture = picture;
    }

    Menu of(Control canvas) {
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(shown -> {
            selected.get().ifPresent(box -> fill(menu, box, canvas));
            menu.add(picture);
        });
        canvas.addDisposeListener(event -> menu.dispose());
        return menu.createContextMenu(canvas);
    }

    private void fill(MenuManager menu, FlowBox box, Control canvas) {
        menu.add(action("Run to Here", () -> run.accept(box, Direction.FORWARD)));
        menu.add(action("Run Back to Here", () -> run.accept(box, Direction.BACK)));
        menu.add(action("Section " + box.section(), () -> HelpHandler.open(canvas.getShell(), page(box))));
    }

    /** The page of the help that tells of a box, and the place there. */
    static String page(FlowBox box) {
        return "pages/flow.html#" + box.name().toLowerCase(Locale.ROOT);
    }

    private static Action action(String label, Runnable what) {
        return new Action(label) {
            @Override
            public void run() {
                what.run();
            }
        };
    }
}
