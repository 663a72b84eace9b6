package org.portalscope.ui.tests.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.ui.branch.NextView;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.run.FindingsView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

/** How one looks at other orders of a scenario than the one that ran. */
class ManyRunsTest {

    private static final String RACE = """
            scenario "Race";
            process p at 0:0 {
                x = 0;
                thread a { x = 1; assert x == 1; }
                thread b { x = 2; assert x == 2; }
                thread c { x = 0; }
            }
            """;
    private static final String LIVELOCK = """
            scenario "Livelock"; process p at 0:0 {
                x = 0;
                while x == 0 { label "again"; }
            }
            """;
    private static final String FINE = "scenario \"Fine\"; process p at 0:0 { x = 0; thread a { x = 1; } thread b { y = 2; } }";

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        Stream.of(bench.window().getShell().getShells()).filter(shell -> !shell.getText().isEmpty()).forEach(Shell::close);
        Optional.ofNullable(bench.page().findView(FindingsView.ID)).ifPresent(bench.page()::hideView);
        bench.closeAll();
    }

    @Test
    void shouldOpenTheOnlyFindingAtItsFailure() throws Exception {
        bench.open("5.3-mpi-race");
        OpenSession first = selected();
        later(() -> click(dialog("Explore"), "Explore"));
        Commands.run("org.portalscope.ui.explore");
        bench.await("the finding", () -> selected() != first && snapshot().ending().isPresent());
        assertEquals(1, findings().lines().size());
        assertTrue(findings().heading().contains("1 finding found among "), findings()::heading);
        assertTrue(selected().launch().title().startsWith(first.launch().title() + ", "), selected()::label);
        assertTrue(snapshot().finding().isPresent());
        assertTrue(selected().isOfTheSameText(first));
        Pictures.save(bench, "explored");
    }

    @Test
    void shouldListFindingsTheShortestFirstAndOpenThem() throws Exception {
        bench.open("race.ptl", RACE);
        OpenSession first = selected();
        later(() -> click(dialog("Explore Race"), "Explore"));
        Commands.run("org.portalscope.ui.explore");
        bench.await("findings", () -> findings().lines().size() > 1);
        Table table = find(bench.window().getShell(), Table.class).filter(Table::isVisible)
                .filter(found -> found.getColumnCount() == 3 && found.getColumn(2).getText().equals("Outcome")).findFirst().orElseThrow();
        List<Integer> lengths = findings().lines().stream().map(line -> Integer.valueOf(line.replaceAll(".*, ", ""))).toList();
        assertEquals(lengths.stream().sorted().toList(), lengths);
        Event enter = new Event();
        enter.item = table.getItem(1);
        table.notifyListeners(SWT.DefaultSelection, enter);
        bench.await("the second finding", () -> selected() != first && snapshot().ending().isPresent());
        assertEquals((int) lengths.get(1), snapshot().transitions());
        Pictures.save(bench, "findings");
        assertTrue(snapshot().failed());
    }

    @Test
    void shouldOpenALivelockAtThePolling() throws Exception {
        bench.open("livelock.ptl", LIVELOCK);
        OpenSession first = selected();
        later(() -> click(dialog("Explore Livelock"), "Explore"));
        Commands.run("org.portalscope.ui.explore");
        bench.await("the finding", () -> selected() != first && snapshot().finding().isPresent());
        assertEquals(1, findings().lines().size());
        assertTrue(findings().lines().get(0).contains("no end can be reached any more: p at line 3 repeats while x == 0"), findings().lines()::toString);
        Pictures.save(bench, "livelock");
    }

    @Test
    void shouldSayWhatWasSearchedWhenNothingIsFound() throws Exception {
        bench.open("fine.ptl", FINE);
        later(() -> click(dialog("Explore"), "Explore"));
        Commands.run("org.portalscope.ui.explore");
        bench.await("the end of the search", () -> findings().heading().contains("nothing found"));
        assertTrue(findings().heading().matches("Fine: nothing found: none among \\d+ states, complete after \\d+ transitions.*"), findings()::heading);
        assertEquals(1, SessionServices.sessions().all().size());
    }

    @Test
    void shouldListTheRunsOfManySeedsThatWentWrongFirst() throws Exception {
        bench.open("race.ptl", RACE);
        OpenSession first = selected();
        later(() -> {
            Shell dialog = dialog("Run Race with Seeds");
            List<Text> texts = find(dialog, Text.class).toList();
            texts.get(1).setText("many");
            assertFalse(button(dialog, "Run").isEnabled());
            texts.get(1).setText("30");
            click(dialog, "Run");
        });
        Commands.run("org.portalscope.ui.seeds");
        bench.await("31 runs", () -> findings().lines().size() == 31);
        later(() -> {
            assertTrue(find(dialog("Run Race with Seeds"), Label.class).anyMatch(label -> label.getText().equals("31 runs.")));
            assertEquals(List.of("0", "30"), find(dialog("Run Race with Seeds"), Text.class).map(Text::getText).toList(), "what was asked for last");
            dialog("Run Race with Seeds").close();
        });
        Commands.run("org.portalscope.ui.seeds");
        List<String> lines = findings().lines();
        assertTrue(lines.get(0).contains("does not hold"), lines::toString);
        assertTrue(lines.get(30).contains("all expectations met"), lines::toString);
        Table table = find(bench.window().getShell(), Table.class).filter(found -> found.isVisible() && found.getItemCount() == 31).findFirst().orElseThrow();
        Event enter = new Event();
        enter.item = table.getItem(0);
        table.notifyListeners(SWT.DefaultSelection, enter);
        bench.await("the run", () -> selected() != first && snapshot().failed());
        assertEquals(SchedulerChoice.Kind.RANDOM, RunSettings.of(selected().launch()).scheduler().kind());
    }

    @Test
    void shouldStartAnewWithFaultsThatAreCheckedWhileTheyAreTyped() throws Exception {
        bench.open("3.11.1-put");
        Commands.run("org.portalscope.ui.faults");
        Shell dialog = dialog("Faults");
        Text text = find(dialog, Text.class).findFirst().orElseThrow();
        text.setText("nobody:die 3");
        assertFalse(button(dialog, "Restart").isEnabled());
        assertTrue(find(dialog, Label.class).anyMatch(label -> label.getText().contains("nobody")));
        text.setText("client:die 5");
        click(dialog, "Restart");
        assertEquals(List.of("client:die 5"), RunSettings.of(selected().launch()).faults());
        bench.await("the status line", () -> find(bench.window().getShell(), CLabel.class).anyMatch(label -> label.getText().contains("fault client:die 5")));
        Commands.run("org.portalscope.ui.restart");
        bench.settle();
        assertEquals(List.of("client:die 5"), RunSettings.of(selected().launch()).faults());
        assertEquals(1, SessionServices.sessions().all().size());
    }

    @Test
    void shouldAskWhatHappensNext() throws Exception {
        bench.open("race.ptl", RACE);
        choose("Ask");
        assertEquals(SchedulerChoice.ASK, RunSettings.of(selected().launch()).scheduler());
        assertEquals(0, snapshot().transitions());
        assertTrue(snapshot().ending().orElseThrow().startsWith("choose what happens next: "), () -> snapshot().ending().toString());
        NextView next = (NextView) bench.page().showView(NextView.ID);
        bench.activate(next);
        bench.await("the enabled transitions", () -> next.isOf(Position.START) && next.lines().size() == 1);
        Pictures.save(bench, "ask");
        for (int made = 1; !next.lines().isEmpty(); made++) {
            int wanted = made;
            Event enter = new Event();
            Table table = find(bench.window().getShell(), Table.class).filter(Table::isFocusControl).findFirst().orElseThrow();
            enter.item = table.getItem(table.getItemCount() - 1);
            table.notifyListeners(SWT.DefaultSelection, enter);
            bench.await("transition " + made, () -> snapshot().transitions() == wanted);
            bench.controller().seek(driver -> driver.seek(driver.session().timeline().end()));
            bench.await("what comes behind it", () -> next.isOf(snapshot().position()));
        }
        assertFalse(snapshot().ending().orElseThrow().startsWith("choose"), () -> snapshot().ending().toString());
        assertEquals(1, SessionServices.sessions().all().size());

        bench.controller().seek(Position.START);
        bench.await("what could have happened first", () -> next.isOf(Position.START));
        assertEquals(List.of("▶ "), next.lines().stream().map(line -> line.substring(0, 2)).toList());
        choose("Round Robin");
        assertEquals(SchedulerChoice.ROUND_ROBIN, RunSettings.of(selected().launch()).scheduler());
        assertTrue(snapshot().transitions() > 0);
    }

    /** Chooses from the menu of schedulers. */
    private void choose(String scheduler) {
        Menu run = item(bench.window().getShell().getMenuBar(), "Run").getMenu();
        run.notifyListeners(SWT.Show, new Event());
        Menu restart = item(run, "Restart With").getMenu();
        restart.notifyListeners(SWT.Show, new Event());
        Menu schedulers = item(restart, "Scheduler").getMenu();
        schedulers.notifyListeners(SWT.Show, new Event());
        MenuItem chosen = item(schedulers, scheduler);
        Stream.of(schedulers.getItems()).forEach(each -> each.setSelection(each == chosen));
        chosen.notifyListeners(SWT.Selection, new Event());
        schedulers.notifyListeners(SWT.Hide, new Event());
        restart.notifyListeners(SWT.Hide, new Event());
        run.notifyListeners(SWT.Hide, new Event());
        bench.settle();
    }

    private static MenuItem item(Menu menu, String label) {
        return Stream.of(menu.getItems()).filter(item -> item.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    }

    /** Does something in a dialog that blocks while it is open. */
    private void later(Runnable work) {
        bench.window().getShell().getDisplay().asyncExec(work);
    }

    private FindingsView findings() {
        return (FindingsView) bench.page().findView(FindingsView.ID);
    }

    private Shell dialog(String title) {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().startsWith(title)).findFirst().orElseThrow();
    }

    private static Button button(Shell dialog, String label) {
        return find(dialog, Button.class).filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    }

    private void click(Shell dialog, String label) {
        button(dialog, label).notifyListeners(SWT.Selection, new Event());
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    private static OpenSession selected() {
        return SessionServices.sessions().selected().orElseThrow();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}
