package org.portalscope.ui.editor.assist;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationPresenter;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.portalscope.scenario.editing.CallAtOffset;
import org.portalscope.scenario.editing.FunctionContract;
import org.portalscope.scenario.editing.TextRange;

/** Shows the parameters of a function in bold one after the other while its arguments are written, as long as the caret is between its brackets. */
final class SignaturePresenter implements IContextInformationPresenter, IContextInformationValidator {

    private final Function<String, Optional<FunctionContract>> contracts;
    private ITextViewer viewer;
    private int argument;
    private int start;

    /** @param contracts knows the contract of a function by its name */
    SignaturePresenter(Function<String, Optional<FunctionContract>> contracts) {
        this.contracts = contracts;
    }

    @Override
    public void install(IContextInformation information, ITextViewer shownIn, int offset) {
        viewer = shownIn;
        argument = -1;
        start = call(offset).map(CallAtOffset::start).orElse(-1);
    }

    private Optional<CallAtOffset> call(int offset) {
        return CallAtOffset.find(viewer.getDocument().get(), offset);
    }

    @Override
    public boolean isContextInformationValid(int offset) {
        return call(offset).filter(call -> call.start() >= start).isPresent();
    }

    @Override
    public boolean updatePresentation(int offset, TextPresentation presentation) {
        Optional<CallAtOffset> call = call(offset).filter(at -> at.start() == start);
        int now = call.map(CallAtOffset::argument).orElse(argument);
        if (now == argument) {
            return false;
        }
        argument = now;
        presentation.clear();
        call.flatMap(at -> contracts.apply(at.function())).flatMap(contract -> contract.inParameterList(now)).map(SignaturePresenter::bold)
                .ifPresent(presentation::addStyleRange);
        return true;
    }

    private static StyleRange bold(TextRange range) {
        return new StyleRange(range.offset(), range.length(), null, null, SWT.BOLD);
    }
}
