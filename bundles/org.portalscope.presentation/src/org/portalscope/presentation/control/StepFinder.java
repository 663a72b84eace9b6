package org.portalscope.presentation.control;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;

import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.StepSearch;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;

/** Finds steps in a session, and keeps where those are that were searched for last. */
final class StepFinder {

    /** How many transitions are marked at most when all steps are found. */
    private static final int MOST_HITS = 100_000;

    private final CursorMoves cursor;
    private final LongMoves moves;
    private final SessionListener listener;
    private final ParallelScan scan;
    private final StepSearch search;
    private final NavigableSet<Integer> hits = new TreeSet<>();
    private String searched = "";

    StepFinder(CursorMoves cursor, LongMoves moves, SessionListener listener, ParallelScan scan) {
        this.cursor = cursor;
        this.moves = moves;
        this.listener = listener;
        this.scan = scan;
        search = new StepSearch(scan);
    }

    /** The numbers of the transitions in which what was searched for last has been found so far. */
    NavigableSet<Integer> hits() {
        return hits;
    }

    /** Moves the cursor to the nearest step that is wanted. */
    void find(StepQuery query, Direction direction) {
        if (!query.words().equals(searched)) {
            searched = query.words();
            hits.clear();
        }
        Position before = cursor.session().position();
        AtomicReference<StepSearch.End> end = new AtomicReference<>();
        moves.run(cancelled -> end.set(search.find(cursor.driver(), direction, query.predicate(), moves::passed, cancelled)),
                () -> found(query, direction, before, end.get()));
    }

    private void found(StepQuery query, Direction direction, Position before, StepSearch.End end) {
        if (end == StepSearch.End.FOUND) {
            hits.add(cursor.session().position().transition());
            cursor.arrived(before);
        } else {
            cursor.tell();
        }
        if (end == StepSearch.End.NONE) {
            listener.missed(query.missing(direction));
        }
    }

    /** Finds all steps of the timeline that are wanted; the cursor stays where it is. */
    void findAll(StepQuery query) {
        AtomicReference<List<Integer>> found = new AtomicReference<>(List.of());
        boolean[] whole = new boolean[1];
        moves.run(cancelled -> {
            found.set(scan.all(cursor.session().timeline(), query.predicate(), MOST_HITS, moves::passed, cancelled));
            whole[0] = !cancelled.getAsBoolean();
        }, () -> foundAll(query, found.get(), whole[0]));
    }

    private void foundAll(StepQuery query, List<Integer> found, boolean whole) {
        searched = query.words();
        hits.clear();
        hits.addAll(found);
        cursor.tell();
        listener.missed(whole ? query.found(hits.size(), MOST_HITS) : "The search was stopped. " + query.found(hits.size(), hits.size()));
    }
}
