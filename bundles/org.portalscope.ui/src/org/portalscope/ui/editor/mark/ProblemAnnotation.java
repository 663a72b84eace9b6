package org.portalscope.ui.editor.mark;

import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;

/** The mark of a problem, which knows how it can be mended. */
public final class ProblemAnnotation extends Annotation implements IQuickFixableAnnotation {

    private static final String ERROR = "org.eclipse.ui.workbench.texteditor.error";
    private static final String WARNING = "org.eclipse.ui.workbench.texteditor.warning";

    private final Problem problem;

    public ProblemAnnotation(Problem problem) {
        this(problem, ERROR);
    }

    private ProblemAnnotation(Problem problem, String type) {
        super(type, false, words(problem));
        this.problem = problem;
    }

    /** The mark of something that is right, but may not be what its author means. */
    static ProblemAnnotation warning(Problem warning) {
        return new ProblemAnnotation(warning, WARNING);
    }

    /** What is wrong, and what the first quick fix would do. */
    private static String words(Problem problem) {
        return problem.message() + problem.corrections().stream().findFirst().map(Correction::label).map(label -> "\nCtrl+1: " + label).orElse("");
    }

    public Problem problem() {
        return problem;
    }

    @Override
    public void setQuickFixable(boolean state) {
        // the problem says it
    }

    @Override
    public boolean isQuickFixableStateSet() {
        return true;
    }

    @Override
    public boolean isQuickFixable() {
        return !problem.corrections().isEmpty();
    }
}
