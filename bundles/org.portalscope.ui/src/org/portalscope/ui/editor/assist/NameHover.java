package org.portalscope.ui.editor.assist;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DefaultTextHover;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.ui.editor.mark.FindingMark;
import org.portalscope.ui.editor.mark.ProblemAnnotation;

/** Tells what is wrong with the text under the mouse, else what the name there stands for: its value, or what the function promises. */
public final class NameHover extends DefaultTextHover implements ITextHoverExtension {

    private final Function<String, Optional<String>> words;

    /** @param words knows what to say of a name, if there is something to be said */
    public NameHover(ISourceViewer viewer, Function<String, Optional<String>> words) {
        super(viewer);
        this.words = words;
    }

    @Override
    @SuppressWarnings("deprecation") // The newer form is for controls of one's own; text has this one.
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        String problem = super.getHoverInfo(viewer, region);
        return problem != null ? problem : words.apply(text(viewer.getDocument(), region)).orElse(null);
    }

    @Override
    protected boolean isIncluded(Annotation annotation) {
        return isTold(annotation);
    }

    /** Whether a mark is told of instead of the name; those of statements and of uses are not, the ruler tells of the former. */
    static boolean isTold(Annotation annotation) {
        return annotation instanceof ProblemAnnotation || annotation.getType().equals(FindingMark.TYPE);
    }

    @Override
    public IInformationControlCreator getHoverControlCreator() {
        return PlainText::control;
    }

    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        return word(viewer.getDocument().get(), offset);
    }

    /** The name around an offset of a text; empty if there is none. */
    static IRegion word(String text, int offset) {
        int start = offset;
        while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return new Region(start, end - start);
    }

    private static String text(IDocument document, IRegion region) {
        try {
            return document.get(region.getOffset(), region.getLength());
        } catch (BadLocationException e) {
            ILog.get().error("No text under the mouse", e);
            return "";
        }
    }
}
