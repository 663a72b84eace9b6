package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.part.AccessibleNames;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.tests.Bench;

/** Every control of views and dialogs that takes the focus has a name for screen readers. */
class AccessibleNamesTest {

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
    }

    @AfterEach
    void close() {
        dialogs().forEach(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldNameTheControlsOfEveryView() throws Exception {
        for (IViewDescriptor view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
            if (view.getId().startsWith("org.portalscope.") && !view.getId().endsWith(".outline")) {
                bench.activate(bench.page().showView(view.getId()));
                Control focused = bench.window().getShell().getDisplay().getFocusControl();
                assertEquals(List.of(), focused == null ? List.of("no focus in " + view.getLabel()) : unnamed(focused.getParent()), view.getLabel());
            }
        }
    }

    @Test
    void shouldNameTheControlsOfDialogsAfterTheirLabels() {
        for (String command : List.of("explore", "seeds", "faults", "whatIf", "findStep", "goTo", "newMpiExchange")) {
            List<String> unnamed = new ArrayList<>(List.of("no dialog"));
            bench.window().getShell().getDisplay().timerExec(300, () -> look(unnamed));
            Commands.run("org.portalscope.ui." + command);
            bench.await(command, () -> !unnamed.contains("no dialog"));
            assertEquals(List.of(), unnamed, command);
        }
    }

    private void look(List<String> unnamed) {
        List<Shell> open = dialogs().toList();
        if (open.isEmpty()) {
            bench.window().getShell().getDisplay().timerExec(300, () -> look(unnamed));
            return;
        }
        unnamed.clear();
        open.forEach(dialog -> unnamed.addAll(unnamed(dialog)));
        open.stream().filter(dialog -> dialog.getText().startsWith("Explore")).flatMap(dialog -> find(dialog)).filter(Spinner.class::isInstance).limit(1)
                .map(first -> AccessibleNames.of(first).orElse("")).filter(name -> !name.equals("Different findings until it stops")).forEach(unnamed::add);
        open.forEach(Shell::close);
    }

    private static List<String> unnamed(Composite whole) {
        return find(whole).filter(AccessibleNames::isNameless).filter(control -> AccessibleNames.of(control).filter(name -> !name.isBlank()).isEmpty())
                .map(Control::toString).toList();
    }

    private Stream<Shell> dialogs() {
        return Stream.of(bench.window().getShell().getShells()).filter(Shell::isVisible).filter(shell -> !shell.getText().isEmpty());
    }

    private static Stream<Control> find(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(Stream.of(child),
                child instanceof Composite inner ? find(inner) : Stream.empty()));
    }
}
