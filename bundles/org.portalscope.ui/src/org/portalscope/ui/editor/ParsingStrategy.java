package org.portalscope.ui.editor;

import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.reconciler.DirtyRegion;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.reconciler.IReconcilingStrategyExtension;
import org.portalscope.scenario.ParseResult;

/** Parses the text again whenever the user pauses. */
final class ParsingStrategy implements IReconcilingStrategy, IReconcilingStrategyExtension {

    private final Function<String, ParseResult> parser;
    private final Consumer<ParseResult> parsed;
    private IDocument document;

    ParsingStrategy(Function<String, ParseResult> parser, Consumer<ParseResult> parsed) {
        this.parser = parser;
        this.parsed = parsed;
    }

    @Override
    public void setDocument(IDocument newDocument) {
        document = newDocument;
    }

    @Override
    public void initialReconcile() {
        parse();
    }

    @Override
    public void reconcile(IRegion partition) {
        parse();
    }

    @Override
    public void reconcile(DirtyRegion dirtyRegion, IRegion subRegion) {
        parse();
    }

    private void parse() {
        parsed.accept(parser.apply(document.get()));
    }

    @Override
    public void setProgressMonitor(IProgressMonitor monitor) {
        // parsing takes milliseconds
    }
}
