package org.portalscope.ui.editor;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITypedRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ContentAssistant;
import org.eclipse.jface.text.contentassist.IContentAssistant;
import org.eclipse.jface.text.hyperlink.IHyperlinkDetector;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.quickassist.IQuickAssistAssistant;
import org.eclipse.jface.text.quickassist.QuickAssistAssistant;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.MonoReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;
import org.portalscope.scenario.editing.FunctionContracts;
import org.portalscope.ui.editor.assist.CorrectionAssist;
import org.portalscope.ui.editor.assist.NameHover;
import org.portalscope.ui.editor.assist.PlainText;
import org.portalscope.ui.editor.assist.ScenarioAssist;
import org.portalscope.ui.editor.syntax.ParsingStrategy;
import org.portalscope.ui.editor.syntax.ScenarioScanner;

/** What the editor of scenarios adds to a text editor: colours, problems while one types, proposals. */
final class ScenarioConfiguration extends TextSourceViewerConfiguration {

    /** Milliseconds from a bracket to the parameters; whoever types on before sees none. */
    private static final int AT_ONCE = 20;

    private final ScenarioScanner scanner = new ScenarioScanner();
    private final Consumer<String> parser;
    private final Function<String, Optional<String>> words;
    private final Function<String, FunctionContracts> contracts;

    /**
     * @param parser    is given the text, in some thread, whenever it has changed
     * @param words     knows what to say of a name under the mouse, if there is something to be said
     * @param contracts what the functions promise that a text can call
     */
    ScenarioConfiguration(IPreferenceStore preferences, Consumer<String> parser, Function<String, Optional<String>> words,
            Function<String, FunctionContracts> contracts) {
        super(preferences);
        this.parser = parser;
        this.words = words;
        this.contracts = contracts;
    }

    void recolour() {
        scanner.recolour();
    }

    @Override
    public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
        PresentationReconciler reconciler = new PresentationReconciler();
        DefaultDamagerRepairer repairer = new WholeTextRepairer(scanner);
        reconciler.setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
        reconciler.setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
        return reconciler;
    }

    @Override
    public IReconciler getReconciler(ISourceViewer viewer) {
        MonoReconciler reconciler = new MonoReconciler(new ParsingStrategy(parser), false);
        reconciler.setDelay(300);
        return reconciler;
    }

    @Override
    public IContentAssistant getContentAssistant(ISourceViewer viewer) {
        ContentAssistant assistant = new ContentAssistant();
        assistant.setContentAssistProcessor(new ScenarioAssist(contracts), IDocument.DEFAULT_CONTENT_TYPE);
        assistant.setInformationControlCreator(PlainText::control);
        assistant.enableAutoActivation(true);
        assistant.setAutoActivationDelay(AT_ONCE);
        return assistant;
    }

    @Override
    public ITextHover getTextHover(ISourceViewer viewer, String contentType) {
        return new NameHover(viewer, words);
    }

    @Override
    public IQuickAssistAssistant getQuickAssistAssistant(ISourceViewer viewer) {
        QuickAssistAssistant assistant = new QuickAssistAssistant();
        assistant.setQuickAssistProcessor(new CorrectionAssist());
        assistant.setInformationControlCreator(PlainText::control);
        return assistant;
    }

    @Override
    public IHyperlinkDetector[] getHyperlinkDetectors(ISourceViewer viewer) {
        return new IHyperlinkDetector[0];
    }

    /** A comment that is opened or closed changes everything behind it. */
    private static final class WholeTextRepairer extends DefaultDamagerRepairer {

        private static final int LARGE = 100_000;

        WholeTextRepairer(ITokenScanner scanner) {
            super(scanner);
        }

        @Override
        public IRegion getDamageRegion(ITypedRegion partition, DocumentEvent change, boolean partitioningChanged) {
            return fDocument.getLength() > LARGE ? super.getDamageRegion(partition, change, partitioningChanged)
                    : new Region(0, fDocument.getLength());
        }
    }
}
