package org.portalscope.ui.table;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.portalscope.analysis.search.ConditionProposals;
import org.portalscope.engine.step.Subject;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.timeline.text.SubjectWords;
import org.portalscope.ui.part.Colours;

/** The bar above a table: what it is about, a choice of that, and a filter. */
final class TableBar {

    /** What the choice has room for besides its longest item. */
    private static final String MORE_ROOM = "mmmmm";

    private String withoutChoice = "";
    private String example = "";
    private final Composite bar;
    private final Label heading;
    private final Combo choice;
    private final Text filter;
    private final Label note;
    private ContentProposalAdapter popup;
    private List<Subject> choices = List.of();
    private Optional<Subject> chosen = Optional.empty();

    /**
     * A bar in a parent with a grid of one column.
     *
     * @param changed  is run when the user has chosen something else
     * @param filtered is told the words of the filter
     * @param done     is run when the user leaves the filter with Enter, Esc or the arrow down
     */
    TableBar(Composite parent, Runnable changed, Consumer<String> filtered, Runnable done) {
        bar = new Composite(parent, SWT.NONE);
        bar.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 3).spacing(6, 2).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        heading = new Label(bar, SWT.NONE);
        heading.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(60, SWT.DEFAULT).applyTo(heading);
        choice = new Combo(bar, SWT.DROP_DOWN | SWT.READ_ONLY);
        choice.addListener(SWT.Selection, event -> choose(changed));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).exclude(true).applyTo(choice);
        choice.setVisible(false);
        filter = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.addListener(SWT.Modify, event -> filtered.accept(filter.getText()));
        filter.addListener(SWT.KeyDown, event -> {
            if (!isProposing() && (event.keyCode == SWT.ARROW_DOWN || event.keyCode == SWT.CR || event.keyCode == SWT.ESC)) {
                filter.setText(event.keyCode == SWT.ESC ? "" : filter.getText());
                done.run();
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(filter);
        note = new Label(bar, SWT.NONE);
        note.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(60, SWT.DEFAULT).exclude(true).applyTo(note);
        note.setVisible(false);
        recolour();
    }

    /** Proposes how the words of the filter can go on, with Ctrl+Space and behind a colon. */
    void propose(Function<String, List<ConditionProposals.Proposal>> proposals) {
        popup = new ContentProposalAdapter(filter, new TextContentAdapter(), (contents, position) -> proposals.apply(contents.substring(0, position)).stream()
                .map(proposal -> new ContentProposal(proposal.missing(), proposal.word(), null)).toArray(IContentProposal[]::new),
                KeyStroke.getInstance(SWT.MOD1, ' '), new char[] {':'});
    }

    /** Says below the filter what it has come to; nothing if that is empty. */
    void note(String sentence) {
        note.setText(sentence);
        note.setToolTipText(sentence);
        if (note.getVisible() == sentence.isEmpty()) {
            note.setVisible(!sentence.isEmpty());
            ((GridData) note.getLayoutData()).exclude = sentence.isEmpty();
            bar.getParent().layout(true, true);
        }
    }

    /** Keys belong to the proposals while these are open. */
    private boolean isProposing() {
        return popup != null && popup.isProposalPopupOpen();
    }

    private void choose(Runnable changed) {
        chosen = choice.getSelectionIndex() <= 0 ? Optional.empty() : Optional.of(choices.get(choice.getSelectionIndex() - 1));
        changed.run();
    }

    /** What the user wants to see; nothing if that follows the cursor. */
    Optional<Subject> chosen() {
        return chosen;
    }

    /** Copies what is selected in the filter if that has the focus, else what an action copies. */
    void copy(Action rows) {
        if (filter.isFocusControl()) {
            filter.copy();
        } else {
            rows.run();
        }
    }

    /** Chooses something for the user. */
    void choose(Subject subject) {
        chosen = Optional.of(subject);
    }

    /**
     * Shows an example of a filter.
     *
     * @param words with the name of a column before a colon
     */
    void showExample(String words) {
        if (!example.equals(words)) {
            example = words;
            filter.setMessage("Filter, such as " + words);
            filter.setToolTipText("Shows rows with these words; " + words + " looks in the columns whose names begin with "
                    + words.substring(0, words.indexOf(':')) + ". Ctrl+Space proposes names of columns, and after a colon what occurs there.");
        }
    }

    /**
     * Shows what there is to choose from, and keeps what has been chosen.
     *
     * @param without what is chosen if nothing is
     */
    void show(String words, String without, List<Subject> offered) {
        if (!heading.getText().equals(words)) {
            heading.setText(words);
            heading.setToolTipText(words);
        }
        List<Subject> all = Stream.concat(offered.stream(), chosen.filter(it -> !offered.contains(it)).stream()).toList();
        if (!Objects.equals(all, choices) || !without.equals(withoutChoice)) {
            choices = all;
            withoutChoice = without;
            choice.setItems(Stream.concat(Stream.of(withoutChoice), all.stream().map(SubjectWords::of)).toArray(String[]::new));
            choice.setVisible(!all.isEmpty());
            fitChoice();
            ((GridData) choice.getLayoutData()).exclude = all.isEmpty();
            bar.layout();
        }
        int index = chosen.map(choices::indexOf).orElse(-1) + 1;
        if (choice.getSelectionIndex() != index) {
            IntStream.of(index).filter(i -> i < choice.getItemCount()).forEach(choice::select);
        }
    }

    /** As wide as its longest item, in the font that it has now. */
    private void fitChoice() {
        GC gc = new GC(choice);
        ((GridData) choice.getLayoutData()).widthHint = Stream.of(choice.getItems()).mapToInt(item -> gc.textExtent(item + MORE_ROOM).x).max().orElse(0);
        gc.dispose();
    }

    void recolour() {
        fitChoice();
        bar.setBackground(Colours.of(ColorRole.CANVAS));
        heading.setBackground(Colours.of(ColorRole.CANVAS));
        heading.setForeground(Colours.of(ColorRole.SECONDARY));
        note.setBackground(Colours.of(ColorRole.CANVAS));
        note.setForeground(Colours.of(ColorRole.TEXT));
    }
}
