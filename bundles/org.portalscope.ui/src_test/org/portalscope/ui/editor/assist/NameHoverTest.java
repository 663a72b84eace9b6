package org.portalscope.ui.editor.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.source.Annotation;
import org.junit.jupiter.api.Test;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.ui.editor.mark.FindingMark;
import org.portalscope.ui.editor.mark.ProblemAnnotation;

class NameHoverTest {

    private static final String TEXT = "sum = sum + event.mlength;";

    @Test
    void shouldFindTheNameUnderTheMouse() {
        assertEquals("sum", word(0));
        assertEquals("sum", word(7));
        assertEquals("event", word(13));
        assertEquals("mlength", word(TEXT.length() - 1));
    }

    @Test
    void shouldFindNothingBetweenNames() {
        assertEquals("", word(4));
        assertEquals("", word(TEXT.length()));
    }

    @Test
    void shouldTellOfProblemsAndFindingsButOfNoOtherMark() {
        assertTrue(NameHover.isTold(new ProblemAnnotation(new Problem(new SourcePosition(1, 1), "x", "a name"))));
        assertTrue(NameHover.isTold(new Annotation(FindingMark.TYPE, false, "found")));
        assertFalse(NameHover.isTold(new Annotation("org.portalscope.ui.occurrence", false, "sum")));
        assertFalse(NameHover.isTold(new Annotation("org.portalscope.ui.processStatement", false, "Next statement of client")));
    }

    @Test
    void shouldNameTheFirstQuickFixWithTheProblem() {
        SourcePosition place = new SourcePosition(1, 1);
        Problem problem = new Problem(place, "smu", "a name").with(Correction.change(place, "smu", "sum"));
        assertEquals("found 'smu', expected a name\nCtrl+1: Change to 'sum'", new ProblemAnnotation(problem).getText());
        assertTrue(new ProblemAnnotation(problem).isQuickFixable());
    }

    private static String word(int offset) {
        IRegion region = NameHover.word(TEXT, offset);
        return TEXT.substring(region.getOffset(), region.getOffset() + region.getLength());
    }
}
