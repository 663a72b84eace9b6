package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.application.Theme;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.variables.VariablesView;

/** Dialogs have room for what they say, in both themes and with large text, with pictures of each. */
class DialogsTest {

    private static final Point WINDOW = new Point(1280, 800);
    private static final String BITS = "0x0002_0000_0000_0000";

    private final Bench bench = new Bench();
    private final ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");
    private final List<String> cut = new ArrayList<>();

    @AfterEach
    void close() {
        Stream.of(bench.window().getShell().getShells()).filter(shell -> !shell.getText().isEmpty()).forEach(Shell::close);
        store.setToDefault("textSize");
        Theme.LIGHT.apply();
        bench.closeAll();
        bench.settle();
    }

    @Test
    void shouldHaveRoomForWhatTheySay() throws Exception {
        Pictures.resize(bench, WINDOW);
        bench.open("3.7-match-list");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().ending().isPresent());
        lookAt(this::lookAtAll);
        assertEquals(List.of(), cut);
    }

    @Test
    void shouldTellButtonsThatAreOffInTheDarkTheme() throws Exception {
        bench.open("3.7-match-list");
        Theme.DARK.apply();
        bench.settle();
        look("", "faults", dialog -> {
            Button restart = button(dialog, "Restart");
            Color enabled = restart.getForeground();
            assertEquals(button(dialog, "Cancel").getForeground(), enabled);
            text(dialog, 0).setText("nobody:die 3");
            assertNotEquals(enabled, restart.getForeground());
            text(dialog, 0).setText("");
            assertEquals(enabled, restart.getForeground());
            dialog.close();
        });
    }

    @Test
    void shouldEmphasizeInTheDarkThemeWhatEnterPresses() throws Exception {
        bench.open("3.7-match-list");
        Theme.DARK.apply();
        bench.settle();
        look("", "faults", dialog -> {
            assertEquals(button(dialog, "Restart"), dialog.getDefaultButton());
            assertNotEquals(button(dialog, "Cancel").getBackground(), dialog.getDefaultButton().getBackground());
            dialog.close();
        });
    }

    @Test
    void shouldTellInTheDarkThemeWhetherALineIsRight() throws Exception {
        bench.open("3.7-match-list");
        Theme.DARK.apply();
        bench.settle();
        look("", "addBreakpoint", dialog -> {
            Color enabled = button(dialog, "Cancel").getForeground();
            assertNotEquals(enabled, button(dialog, "OK").getForeground());
            text(dialog, 0).setText("call PtlPut");
            assertEquals(enabled, button(dialog, "OK").getForeground());
            dialog.close();
        });
    }

    @Test
    void shouldHaveRoomForTwoTimelines() throws Exception {
        Pictures.resize(bench, WINDOW);
        bench.open("3.7-match-list");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().ending().isPresent());
        OpenSession original = SessionServices.sessions().selected().orElseThrow();
        selectAnEntry();
        look("", "editValue", dialog -> {
            text(dialog, 1).setText(BITS);
            click(dialog, "Edit");
        });
        bench.await("the branch", () -> SessionServices.sessions().selected().orElseThrow() != original);
        lookAt(name -> look(name, "compareTimelines", dialog -> { }));
        assertEquals(List.of(), cut);
    }

    /** Looks at dialogs in the dark theme with large text, and in the light one with text as in the system. */
    private void lookAt(Consumer<String> dialogs) {
        lookAt(dialogs, Theme.DARK, 150);
        lookAt(dialogs, Theme.LIGHT, 100);
    }

    private void lookAt(Consumer<String> dialogs, Theme theme, int size) {
        theme.apply();
        store.setValue("textSize", size);
        bench.settle();
        dialogs.accept("-" + size + "-" + theme.name().toLowerCase(Locale.ROOT));
    }

    private void lookAtAll(String name) {
        look(name, "faults", dialog -> text(dialog, 0).setText("random 7 3\nnobody:die 3\nserver:send 2 PTL_NI_DATA_LAST"));
        look(name, "explore", dialog -> text(dialog, 0).setText("nobody, receiver"));
        look(name, "seeds", dialog -> text(dialog, 1).setText("many"));
        bench.controller().seek(InitialPositions::midTranslation);
        bench.await("a translation", () -> !bench.controller().isBusy());
        look(name, "chooseTransition", dialog -> { });
        look(name, "whatIf", dialog -> { });
        look(name, "findStep", dialog -> { });
        look(name, "goTo", dialog -> { });
        look(name, "addBreakpoint", dialog -> text(dialog, 0).setText("portal 4 bit 0x7"));
        look(name, "keys", dialog -> { });
        look(name, "attach", dialog -> { });
        look(name, "newMpiExchange", dialog -> text(dialog, 1).setText("65"));
        look(name, "watch", dialog -> { });
        selectAnEntry();
        look(name, "editValue", dialog -> text(dialog, 1).setText("0x7 +"));
    }

    /** Opens a dialog, does something in it, keeps a picture, if that is to have a name, and closes it. */
    private void look(String name, String command, Consumer<Shell> work) {
        boolean[] done = new boolean[1];
        List<Shell> before = List.of(display().getShells());
        Bench.onceOpened(before, dialog -> {
            work.accept(dialog);
            if (!name.isEmpty()) {
                keep("dialog-" + command + name, dialog);
                dialog.close();
            }
            done[0] = true;
        });
        Commands.run("org.portalscope.ui." + command);
        bench.await("the dialog of " + command, () -> done[0]);
    }

    private Display display() {
        return bench.window().getShell().getDisplay();
    }

    private void keep(String name, Shell dialog) {
        dialog.setLocation(0, 0);
        bench.settle();
        cut(name, dialog, dialog);
        try {
            Pictures.takeBehindJobs(bench, name, dialog.getSize());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Notes what has no room for its words, or lies beyond the edge. */
    private void cut(String name, Shell dialog, Composite parent) {
        Rectangle room = dialog.getClientArea();
        for (Control control : parent.getChildren()) {
            Rectangle place = dialog.getDisplay().map(control.getParent(), dialog, control.getBounds());
            boolean isBeyond = place.x + place.width > room.width || place.y + place.height > room.height;
            if (control.isVisible() && !control.getSize().equals(new Point(0, 0)) && isBeyond) {
                cut.add(name + ": " + control + " at " + place + " in " + room);
            }
            if (control.isVisible() && hasWords(control)) {
                boolean wraps = (control.getStyle() & SWT.WRAP) != 0;
                Point wanted = control.computeSize(wraps ? control.getSize().x : SWT.DEFAULT, SWT.DEFAULT);
                if (!wraps && wanted.x > control.getSize().x || wanted.y > control.getSize().y) {
                    cut.add(name + ": " + control + " has " + control.getSize() + ", wants " + wanted);
                }
            }
            if (control instanceof Composite inner) {
                cut(name, dialog, inner);
            }
        }
    }

    private static boolean hasWords(Control control) {
        return control instanceof Button || control instanceof Link || control instanceof Label label && !label.getText().isEmpty()
                || control instanceof Text text && text.getStyle() == (text.getStyle() | SWT.READ_ONLY | SWT.WRAP) && !text.getText().isEmpty();
    }

    private void selectAnEntry() {
        bench.controller().seek(InitialPositions::midTranslation);
        bench.await("a translation", () -> !bench.controller().isBusy());
        try {
            bench.activate(bench.page().showView(VariablesView.ID));
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
        Tree names = find(bench.window().getShell(), Tree.class).filter(tree -> entries(tree).findFirst().isPresent()).findFirst().orElseThrow();
        names.setSelection(entries(names).findFirst().orElseThrow());
        names.setFocus();
        bench.settle();
    }

    private static Stream<TreeItem> entries(Tree tree) {
        return Stream.of(tree.getItems()).filter(item -> item.getText().equals("me"));
    }

    private static Text text(Shell dialog, int index) {
        return find(dialog, Text.class).filter(text -> (text.getStyle() & SWT.READ_ONLY) == 0).skip(index).findFirst().orElseThrow();
    }

    private static void click(Shell dialog, String label) {
        button(dialog, label).notifyListeners(SWT.Selection, new Event());
    }

    private static Button button(Shell dialog, String label) {
        return find(dialog, Button.class).filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
