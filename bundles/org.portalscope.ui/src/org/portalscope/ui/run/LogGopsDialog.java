package org.portalscope.ui.run;

import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.session.RunSettings;

/** Asks for the parameters of the LogGOPS model that a GOAL schedule runs under, and who matches its messages. */
final class LogGopsDialog extends RestartDialog {

    private static final String WORDS = "LogGOPS parameters, S in bytes and the others in nanoseconds; those that are left out are as here:\n    "
            + LogGopsParameters.DEFAULTS;

    private Text parameters;
    private Button host;
    /** Those that stood in the text when it was right last. */
    private LogGopsParameters right;

    LogGopsDialog(Shell parent, RunTarget target) {
        super(parent, "LogGOPS Parameters", target);
    }

    @Override
    void createQuestion(Composite area) {
        GoalSettings now = target().settings().goal();
        right = now.parameters();
        label(area, 1).setText(WORDS);
        parameters = new Text(area, SWT.SINGLE | SWT.BORDER);
        parameters.setText(right.text());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(parameters);
        parameters.addListener(SWT.Modify, event -> check());
        Group matching = new Group(area, SWT.NONE);
        matching.setText("Matching");
        GridLayoutFactory.swtDefaults().applyTo(matching);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(matching);
        place(matching, "&nic: as messages arrive, as Portals does", now.matching() == MatchingPlace.NIC);
        host = place(matching, "&host: once a processor is free for them, as LogGOPSim does", now.matching() == MatchingPlace.HOST);
    }

    private static Button place(Group matching, String words, boolean isNow) {
        Button button = new Button(matching, SWT.RADIO);
        button.setText(words);
        button.setSelection(isNow);
        return button;
    }

    @Override
    Optional<String> problem() {
        try {
            right = GoalSettings.parameters(parameters.getText());
            return Optional.empty();
        } catch (ScenarioException e) {
            return Optional.of(e.getMessage());
        }
    }

    @Override
    RunSettings settings() {
        return target().settings().goal(new GoalSettings(right, host.getSelection() ? MatchingPlace.HOST : MatchingPlace.NIC));
    }
}
