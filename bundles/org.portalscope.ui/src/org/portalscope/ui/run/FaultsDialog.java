package org.portalscope.ui.run;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.session.RunSettings;

/** Asks for the faults of a run, one a line. */
final class FaultsDialog extends RestartDialog {

    private static final int LINES = 5;
    private static final String WORDS = "Faults beside those that the scenario declares, one a line, for example:\n"
            + "    random 7 3\n    client:send 2 PTL_NI_DATA_LOST\n    server:die 40\n    client:hold 2 to server\n    server:PtlNIInit";

    private Text text;

    FaultsDialog(Shell parent, RunTarget target) {
        super(parent, "Faults", target);
    }

    @Override
    void createQuestion(Composite area) {
        label(area, 1).setText(WORDS);
        text = new Text(area, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL);
        text.setText(String.join("\n", target().settings().faults()));
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, LINES * text.getLineHeight()).applyTo(text);
        text.addListener(SWT.Modify, event -> check());
    }

    private List<String> faults() {
        return text.getText().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    @Override
    Optional<String> problem() {
        return target().problem(faults());
    }

    @Override
    RunSettings settings() {
        return target().settings().faults(faults());
    }
}
