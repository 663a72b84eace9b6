package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.preference.IPreferenceNode;
import org.eclipse.jface.preference.PreferenceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.WorkbenchActivityHelper;
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
            "Run/Restart", "Run/Back to Start", "Run/Step Into", "Run/Step Over", "Run/Step Return", "Run/Resume",
            "Run/Step Back Into", "Run/Step Back Over", "Run/Step Back Return", "Run/Resume Backwards",
            "Run/Play", "Run/Play Backwards", "Run/Speed/1 Step a Second", "Run/Speed/2 Steps a Second", "Run/Speed/5 Steps a Second",
            "Run/Speed/10 Steps a Second", "Run/Speed/20 Steps a Second", "Run/Speed/30 Steps a Second", "Run/Speed/60 Steps a Second",
            "Run/Choose Another Transition...", "Run/Edit Value...", "Run/Compare Timelines...",
            "Run/What If...", "Run/Run to Line", "Run/Run Back to Line", "Run/Toggle Breakpoint", "Run/Add Breakpoint...",
            "Run/More Breakpoints/Break on Change",
            "Run/More Breakpoints/Break on Requests", "Run/More Breakpoints/Mark Hits", "Run/Watch", "Run/Scheduler/Round Robin",
            "Run/Scheduler/Non-Preemptive", "Run/Scheduler/Random...", "Run/Scheduler/Ask", "Run/Faults...", "Run/LogGOPS Parameters...", "Run/Explore...",
            "Run/Seeds...", "Run/Stop",
            "Run/Suspend", "Run/Detach",
            "Run/Sessions/SESSION",
            "Run/Sessions/Next Session", "Run/Sessions/Close Session",
            "Window/Portals Graph", "Window/Sequence Chart", "Window/Translation Flow", "Window/Wait-For Graph", "Window/Comparison",
            "Window/Translation",
            "Window/Variables", "Window/Expressions", "Window/Debug", "Window/Outline", "Window/Breakpoints", "Window/Console", "Window/Next",
            "Window/Findings",
            "Window/Match List", "Window/Queues", "Window/Event Queues", "Window/Memory", "Window/Access Control", "Window/Status",
            "Window/Presentation", "Window/Reset Layout", "Window/Preferences", "Help/Help", "Help/Keys", "Help/Scenario Language",
            "Help/How Do I Get My MPI Program in Here?", "Help/One Exchange in Four Interfaces", "Help/About Portalscope");

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
}
