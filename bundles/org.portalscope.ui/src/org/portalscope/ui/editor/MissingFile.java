package org.portalscope.ui.editor;

import java.util.List;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks what is to become of a text whose file has gone: once, until the file is there again or another one is saved to. */
final class MissingFile {

    /** What the user can do. The first is what Escape does, too. */
    enum Answer {
        KEEP("Keep the Text"), SAVE("Save As..."), CLOSE("Close Without Saving");

        private final String label;

        Answer(String label) {
            this.label = label;
        }
    }

    private boolean asked;

    /** The text has a file again. */
    void found() {
        asked = false;
    }

    /** What the user wants; whoever just closes the question keeps the text, and is not asked again. */
    Answer ask(Shell shell, String file) {
        if (asked) {
            return Answer.KEEP;
        }
        asked = true;
        String[] labels = List.of(Answer.values()).stream().map(answer -> answer.label).toArray(String[]::new);
        return answer(MessageDialog.open(MessageDialog.QUESTION, shell, "File Not Accessible", "'" + file + "' has been deleted or cannot be read any more. "
                + "Its text is in the editor still.", 0, labels));
    }

    /** What the result of the dialog means: the index of a button, or -1 if it was closed. */
    static Answer answer(int result) {
        return result < 0 || result >= Answer.values().length ? Answer.KEEP : Answer.values()[result];
    }
}
