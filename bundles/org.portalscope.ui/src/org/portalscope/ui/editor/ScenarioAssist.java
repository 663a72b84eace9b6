package org.portalscope.ui.editor;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;

/** Proposes functions, constants and keywords for the word before the caret. */
final class ScenarioAssist implements IContentAssistProcessor {

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        String prefix = prefix(viewer.getDocument(), offset);
        return ScenarioWords.beginning(prefix).stream()
                .map(word -> new CompletionProposal(word, offset - prefix.length(), prefix.length(), word.length()))
                .toArray(ICompletionProposal[]::new);
    }

    private static String prefix(IDocument document, int offset) {
        try {
            int start = offset;
            while (start > 0 && Character.isJavaIdentifierPart(document.getChar(start - 1))) {
                start--;
            }
            return document.get(start, offset - start);
        } catch (BadLocationException e) {
            ILog.get().error("No text before the caret", e);
            return "";
        }
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return new IContextInformation[0];
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return null;
    }
}
