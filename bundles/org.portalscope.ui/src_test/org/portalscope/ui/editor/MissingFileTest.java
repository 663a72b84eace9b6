package org.portalscope.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.editor.MissingFile.Answer;

class MissingFileTest {

    @Test
    void shouldKeepTheTextUnlessAskedOtherwise() {
        assertEquals(Answer.KEEP, MissingFile.answer(SWT.DEFAULT));
        assertEquals(Answer.KEEP, MissingFile.answer(0));
        assertEquals(Answer.SAVE, MissingFile.answer(1));
        assertEquals(Answer.CLOSE, MissingFile.answer(2));
    }
}
