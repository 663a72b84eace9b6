package org.portalscope.ui.editor.assist;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ContextInformation;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.portalscope.scenario.editing.CallAtOffset;
import org.portalscope.scenario.editing.FunctionContract;
import org.portalscope.scenario.editing.FunctionContracts;
import org.portalscope.ui.editor.syntax.ScenarioWords;

/** Proposes functions with their arguments, names of the text, constants and keywords for the word before the caret, and tells the parameters of a call. */
public final class ScenarioAssist implements IContentAssistProcessor {

    private static final String ARGUMENTS = "(,";
    private static final char[] NONE = {};

    private final Function<String, FunctionContracts> contracts;
    private ITextViewer shownIn;

    /** @param contracts those that a text can call */
    public ScenarioAssist(Function<String, FunctionContracts> contracts) {
        this.contracts = contracts;
    }

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        shownIn = viewer;
        String text = viewer.getDocument().get();
        int start = NameHover.word(text, offset).getOffset();
        String prefix = text.substring(start, offset);
        FunctionContracts functions = contracts.apply(text);
        Stream<ICompletionProposal> calls = functions.all().stream().filter(contract -> begins(contract.name(), prefix))
                .map(contract -> new ContractProposal(contract, start));
        Stream<String> ofProtocols = functions.words().keySet().stream().filter(word -> begins(word, prefix));
        Stream<ICompletionProposal> words = Stream.concat(ScenarioWords.beginning(prefix, text).stream(), ofProtocols).distinct()
                .filter(word -> functions.find(word).isEmpty()).map(word -> new CompletionProposal(word, start, prefix.length(), word.length()));
        return Stream.concat(calls, words).sorted(Comparator.comparing(ICompletionProposal::getDisplayString, String.CASE_INSENSITIVE_ORDER))
                .toArray(ICompletionProposal[]::new);
    }

    private static boolean begins(String name, String prefix) {
        return name.regionMatches(true, 0, prefix, 0, prefix.length());
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        shownIn = viewer;
        return CallAtOffset.find(viewer.getDocument().get(), offset).flatMap(call -> contract(call.function()))
                .filter(contract -> !contract.parameters().isEmpty()).stream()
                .map(contract -> new ContextInformation(contract.name(), contract.parameterList())).toArray(IContextInformation[]::new);
    }

    private Optional<FunctionContract> contract(String function) {
        return contracts.apply(shownIn.getDocument().get()).find(function);
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return NONE;
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return ARGUMENTS.toCharArray();
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return new SignaturePresenter(this::contract);
    }
}
