package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.wizards.IWizardCategory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;

/** Nothing that bundles of the platform contribute shows unless it means something here. */
class ContributionsTest {

    private static final List<String> MENUS = List.of("File/New Scenario", "File/New MPI Exchange...", "File/Open Scenario...", "File/Open Recording...",
            "File/Import Input Text...", "File/Replay Schedule...", "File/Attach to Nodes...",
            "File/Launch Nodes...", "File/Open Gallery", "File/Save", "File/Save As...", "File/Save Recording...",
            "File/Export...",
            "File/Save Excerpt as Scenario...", "File/Close", "File/Exit",
            "Edit/Undo", "Edit/Redo", "Edit/Cut", "Edit/Copy", "Edit/Paste", "Edit/Select All", "Edit/Find/Replace...", "Edit/Format",
            "Edit/Toggle Comment", "Edit/Rename",
            "Navigate/Go To...", "Navigate/Go to Cause", "Navigate/Go to Consequence",
            "Navigate/Find Step...", "Navigate/Find Next Step", "Navigate/Find Previous Step",
            "Navigate/Next Change", "Navigate/Previous Change", "Navigate/Go to Declaration", "Navigate/Quick Outline",
            "Run/Restart", "Run/Back to Start", "Run/Step Into", "Run/Step Over", "Run/Step Return", "Run/Resume", "Run/Step Back Into", "Run/Step Back Over",
            "Run/Step Back Return", "Run/Resume Backwards", "Run/Playback/Play", "Run/Playback/Play Backwards", "Run/Playback/1 Step a Second",
            "Run/Playback/2 Steps a Second", "Run/Playback/5 Steps a Second", "Run/Playback/10 Steps a Second", "Run/Playback/20 Steps a Second",
            "Run/Playback/30 Steps a Second", "Run/Playback/60 Steps a Second", "Run/Run to Line", "Run/Run Back to Line", "Run/Toggle Breakpoint",
            "Run/Add Breakpoint...", "Run/More Breakpoints/Break on Change", "Run/More Breakpoints/Break on Requests", "Run/More Breakpoints/Mark Hits",
            "Run/Watch", "Run/Branches/Choose Another Transition...", "Run/Branches/Edit Value...", "Run/Branches/What If...",
            "Run/Branches/Compare Timelines...", "Run/Restart With/Scheduler/Round Robin", "Run/Restart With/Scheduler/Non-Preemptive",
            "Run/Restart With/Scheduler/Random...", "Run/Restart With/Scheduler/Ask", "Run/Restart With/Faults...", "Run/Restart With/LogGOPS Parameters...",
            "Run/Explore...", "Run/Seeds...", "Run/Launch Configurations...", "Run/Stop", "Run/Suspend", "Run/Detach", "Run/Sessions/SESSION",
            "Run/Sessions/Next Session",
            "Run/Sessions/Close Session",
            "Window/Portals Graph", "Window/Sequence Chart", "Window/Translation Flow", "Window/Wait-For Graph", "Window/Comparison",
            "Window/Translation",
            "Window/Variables", "Window/Expressions", "Window/Debug", "Window/Outline", "Window/Breakpoints", "Window/Console", "Window/Next",
            "Window/Findings",
            "Window/Match List", "Window/Queues", "Window/Event Queues", "Window/Memory", "Window/Access Control", "Window/Status",
            "Window/Presentation", "Window/Reset Layout", "Window/Preferences", "Help/Help", "Help/Keys", "Help/Scenario Language",
            "Help/How Do I Get My MPI Program in Here?", "Help/One Exchange in Four Interfaces", "Help/About Portalscope");

    /** In a window of 800 pixels, in which an item takes 25. */
    private static final int MOST_ITEMS = 28;

    private final Bench bench = new Bench();
    private final IWorkbench workbench = PlatformUI.getWorkbench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldHaveTheseMenusAlsoWithAnEditor() throws Exception {
        bench.open("3.7-match-list");

        String session = SessionServices.sessions().selected().orElseThrow().label();
        assertEquals(MENUS.stream().map(item -> item.replace("SESSION", session)).toList(), items("", bench.window().getShell().getMenuBar()));
    }

    @Test
    void shouldReachEveryMenuItemByALetterOrByAKeyOfItsOwn() throws Exception {
        bench.open("3.7-match-list");

        assertEquals(List.of(), withoutKeys("", bench.window().getShell().getMenuBar()));
    }

    @Test
    void shouldHaveMenusThatFitAScreenOf800Pixels() throws Exception {
        bench.open("3.7-match-list");

        assertEquals(List.of(), Stream.of(bench.window().getShell().getMenuBar().getItems()).map(MenuItem::getMenu)
                .filter(menu -> shown(menu).size() > MOST_ITEMS).map(menu -> menu.getParentItem().getText()).toList());
    }

    @Test
    void shouldOfferTheseViews() {
        List<String> views = List.of("Access Control", "Breakpoints", "Comparison", "Console", "Debug", "Event Queues", "Expressions", "Findings",
                "Match List", "Memory",
                "Next", "Outline", "Portals Graph", "Queues", "Sequence Chart", "Status", "Timeline", "Translation", "Translation Flow", "Variables",
                "Wait-For Graph");
        assertEquals(views, Stream.of(workbench.getViewRegistry().getViews())
                .filter(view -> !WorkbenchActivityHelper.filterItem(view)).map(view -> view.getLabel()).sorted().toList());
    }

    @Test
    void shouldOfferThesePreferencePages() {
        assertEquals(List.of("Appearance", "Run"), workbench.getPreferenceManager().getElements(PreferenceManager.PRE_ORDER).stream()
                .map(IPreferenceNode.class::cast).filter(node -> !WorkbenchActivityHelper.filterItem(node))
                .map(IPreferenceNode::getLabelText).toList());
    }

    @Test
    void shouldOfferNoWizards() {
        assertEquals(List.of(), wizards(workbench.getNewWizardRegistry().getRootCategory()));
        assertEquals(List.of(), wizards(workbench.getImportWizardRegistry().getRootCategory()));
        assertEquals(List.of(), wizards(workbench.getExportWizardRegistry().getRootCategory()));
    }

    private static List<String> wizards(IWizardCategory category) {
        List<String> labels = new ArrayList<>();
        Stream.of(category.getWizards()).filter(wizard -> !WorkbenchActivityHelper.filterItem(wizard))
                .forEach(wizard -> labels.add(wizard.getId()));
        Stream.of(category.getCategories()).forEach(inner -> labels.addAll(wizards(inner)));
        return labels;
    }

    private static List<String> items(String path, Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        List<String> labels = new ArrayList<>();
        for (MenuItem item : menu.getItems()) {
            String label = path + item.getText().replace("&", "").replaceAll("\t.*", "");
            if (item.getMenu() != null) {
                labels.addAll(items(label + "/", item.getMenu()));
            } else if ((item.getStyle() & SWT.SEPARATOR) == 0) {
                labels.add(label);
            }
        }
        menu.notifyListeners(SWT.Hide, new Event());
        return labels;
    }

    /** The items of menus that neither a letter nor a key leads to, and those whose letter leads to another one. Sessions and speeds are what users chose. */
    private List<String> withoutKeys(String path, Menu menu) {
        List<String> missing = new ArrayList<>();
        List<String> letters = new ArrayList<>();
        for (MenuItem item : shown(menu)) {
            String[] words = item.getText().split("\t");
            int at = words[0].indexOf('&') + 1;
            String letter = at == 0 ? "" : words[0].substring(at, at + 1).toLowerCase(Locale.ROOT);
            if (letter.isEmpty() && !hasKey(words[0]) && (item.getStyle() & SWT.RADIO) == 0 || letters.contains(letter)) {
                missing.add(path + item.getText());
            }
            if (!letter.isEmpty()) {
                letters.add(letter);
            }
            if (item.getMenu() != null) {
                missing.addAll(withoutKeys(path + item.getText() + "/", item.getMenu()));
            }
        }
        return missing;
    }

    private boolean hasKey(String command) {
        return Stream.of(workbench.getService(IBindingService.class).getBindings()).map(Binding::getParameterizedCommand).filter(Objects::nonNull)
                .anyMatch(bound -> command.equals(name(bound)));
    }

    private static String name(ParameterizedCommand command) {
        try {
            return command.getName();
        } catch (NotDefinedException e) {
            throw new IllegalStateException("a key of a command that nobody defines", e);
        }
    }

    /** What a menu shows, without separators. */
    private static List<MenuItem> shown(Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        List<MenuItem> items = Stream.of(menu.getItems()).filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0).toList();
        menu.notifyListeners(SWT.Hide, new Event());
        return items;
    }
}
