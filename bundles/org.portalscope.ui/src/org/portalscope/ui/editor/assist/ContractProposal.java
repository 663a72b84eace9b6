package org.portalscope.ui.editor.assist;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ContextInformation;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.texteditor.link.EditorLinkedModeUI;
import org.portalscope.scenario.editing.FunctionContract;
import org.portalscope.scenario.editing.TextRange;

/** Writes the call of a function with the names of its parameters for arguments, from one to the next of which Tab leads. */
final class ContractProposal implements ICompletionProposal, ICompletionProposalExtension2 {

    private final FunctionContract contract;
    private final int start;

    /** @param start where the word begins that is replaced; it ends at the caret */
    ContractProposal(FunctionContract contract, int start) {
        this.contract = contract;
        this.start = start;
    }

    @Override
    public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
        IDocument document = viewer.getDocument();
        try {
            boolean called = offset < document.getLength() && document.getChar(offset) == '(';
            document.replace(start, offset - start, called ? contract.name() : contract.signature());
            if (!called && !contract.parameters().isEmpty()) {
                link(viewer);
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException("the text has changed meanwhile", e);
        }
    }

    private void link(ITextViewer viewer) throws BadLocationException {
        LinkedModeModel model = new LinkedModeModel();
        for (TextRange argument : contract.arguments()) {
            LinkedPositionGroup group = new LinkedPositionGroup();
            group.addPosition(new LinkedPosition(viewer.getDocument(), start + argument.offset(), argument.length()));
            model.addGroup(group);
        }
        model.forceInstall();
        EditorLinkedModeUI mode = new EditorLinkedModeUI(model, viewer);
        mode.setExitPosition(viewer, start + contract.signature().length(), 0, Integer.MAX_VALUE);
        mode.enter();
    }

    @Override
    public void apply(IDocument document) {
        throw new UnsupportedOperationException("is applied to a viewer");
    }

    @Override
    public void selected(ITextViewer viewer, boolean smartToggle) {
        // nothing shows in the text before it is chosen
    }

    @Override
    public void unselected(ITextViewer viewer) {
        // nothing has been shown
    }

    @Override
    public boolean validate(IDocument document, int offset, DocumentEvent event) {
        try {
            String prefix = document.get(start, offset - start);
            return contract.name().regionMatches(true, 0, prefix, 0, prefix.length());
        } catch (BadLocationException e) {
            return false; // the caret is in front of the word
        }
    }

    @Override
    public Point getSelection(IDocument document) {
        return contract.parameters().isEmpty() ? new Point(start + contract.signature().length(), 0) : null;
    }

    @Override
    public String getDisplayString() {
        return contract.signature() + (contract.section().isEmpty() ? "" : "  §" + contract.section());
    }

    @Override
    public String getAdditionalProposalInfo() {
        return contract.text();
    }

    @Override
    public Image getImage() {
        return null;
    }

    @Override
    public IContextInformation getContextInformation() {
        return contract.parameters().isEmpty() ? null : new ContextInformation(contract.name(), contract.parameterList());
    }
}
