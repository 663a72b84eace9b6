package org.portalscope.ui.search;

import java.util.Optional;

import org.eclipse.swt.widgets.Shell;
import org.portalscope.analysis.place.Place;
import org.portalscope.analysis.place.PlaceReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.LineDialog;

/** Asks for a place in what has been executed, says at each key what is wrong with it, and goes there. */
final class GoToDialog extends LineDialog {

    private static final String WHERE = "A place in what has been executed, such as " + PlaceReader.EXAMPLES;

    private final SessionController controller;

    GoToDialog(Shell shell, SessionController controller) {
        super(shell, "Go To", WHERE, "", text -> problem(controller, text));
        this.controller = controller;
        setBlockOnOpen(false);
    }

    /** Nothing if a text is right, and no words if it is empty, which is not wrong yet. */
    private static String problem(SessionController controller, String text) {
        Problems problems = new Problems();
        if (read(controller, text, problems).isPresent()) {
            return null;
        }
        return text.isBlank() ? "" : problems.sorted().stream().findFirst().map(Problem::message).orElse("");
    }

    private static Optional<Place> read(SessionController controller, String text, Problems problems) {
        return controller.isBusy() ? Optional.empty() : PlaceReader.read(text, controller.session(), problems);
    }

    @Override
    protected void okPressed() {
        Optional<Place> place = read(controller, getValue(), Problems.ignored());
        super.okPressed();
        place.ifPresent(controller::goTo);
    }
}
