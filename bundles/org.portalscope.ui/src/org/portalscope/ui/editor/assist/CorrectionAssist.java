package org.portalscope.ui.editor.assist;

import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.quickassist.IQuickAssistProcessor;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.expression.value.Correction;
import org.portalscope.ui.editor.mark.ProblemAnnotation;

/** Offers the changes that mend the problems in the line of the caret. */
public final class CorrectionAssist implements IQuickAssistProcessor {

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public boolean canFix(Annotation annotation) {
        return annotation instanceof ProblemAnnotation problem && problem.isQuickFixable();
    }

    @Override
    public boolean canAssist(IQuickAssistInvocationContext context) {
        return false;
    }

    @Override
    public ICompletionProposal[] computeQuickAssistProposals(IQuickAssistInvocationContext context) {
        ISourceViewer viewer = context.getSourceViewer();
        return problems(viewer, context.getOffset()).flatMap(problem -> problem.problem().corrections().stream())
                .map(correction -> proposal(correction, viewer.getDocument())).toArray(ICompletionProposal[]::new);
    }

    private static Stream<ProblemAnnotation> problems(ISourceViewer viewer, int caret) {
        Iterator<Annotation> annotations = viewer.getAnnotationModel().getAnnotationIterator();
        List<ProblemAnnotation> problems = StreamSupport.stream(Spliterators.spliteratorUnknownSize(annotations, Spliterator.ORDERED), false)
                .filter(ProblemAnnotation.class::isInstance).map(ProblemAnnotation.class::cast).toList();
        return problems.stream().filter(problem -> isInLine(viewer, viewer.getAnnotationModel().getPosition(problem).getOffset(), caret));
    }

    private static boolean isInLine(ISourceViewer viewer, int offset, int caret) {
        try {
            return viewer.getDocument().getLineOfOffset(offset) == viewer.getDocument().getLineOfOffset(caret);
        } catch (BadLocationException e) {
            throw new IllegalStateException("a problem beyond the end of the text", e);
        }
    }

    private static ICompletionProposal proposal(Correction correction, IDocument document) {
        String text = document.get();
        int from = correction.from().offset(text);
        return new CompletionProposal(correction.text(), from, correction.to().offset(text) - from, correction.text().length(), null, correction.label(),
                null, null);
    }
}
