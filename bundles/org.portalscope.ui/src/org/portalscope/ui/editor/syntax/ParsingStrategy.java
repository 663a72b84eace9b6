package org.portalscope.ui.editor.syntax;

import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.reconciler.DirtyRegion;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.reconciler.IReconcilingStrategyExtension;

/** Parses the text again whenever the user pauses. */
public final class ParsingStrategy implements IReconcilingStrategy, IReconcilingStrategyExtension {

    private final Consumer<String> parser;
    private IDocument document;

    public ParsingStrategy(Consumer<String> parser) {
        this.parser = parser;
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
        parser.accept(document.get());
    }

    @Override
    public void setProgressMonitor(IProgressMonitor monitor) {
        // parsing takes milliseconds
    }
}
