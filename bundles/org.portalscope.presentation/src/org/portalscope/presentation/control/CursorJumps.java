package org.portalscope.presentation.control;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.portalscope.analysis.place.Place;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.SessionDriver;

/** Moves the cursor of a session to positions, near and far. */
final class CursorJumps {

    private final CursorMoves cursor;
    private final LongMoves moves;
    private final SessionListener listener;
    private final StepScan scan;
    /** Whether what is running is a seek, which gives way to another one. */
    private boolean seeking;
    private Optional<Position> wanted = Optional.empty();

    CursorJumps(CursorMoves cursor, LongMoves moves, SessionListener listener, StepScan scan) {
        this.cursor = cursor;
        this.moves = moves;
        this.listener = listener;
        this.scan = scan;
    }

    /** Moves the cursor to a position; while it is on a long way to another one, it goes to this one instead. */
    void seek(Position position) {
        Timeline timeline = cursor.session().timeline();
        if (seeking) {
            wanted = Optional.of(position);
            moves.cancel();
        } else if (!moves.isBusy() && timeline.mayHold(position)) {
            if (new Move(timeline, cursor.session().position(), position).isJump()) {
                seekLong(position, cursor.session().position());
            } else if (timeline.holds(position)) {
                seek(it -> it.seek(position));
            }
        }
    }

    /** @param before where the cursor was when those who follow it were told last */
    private void seekLong(Position position, Position before) {
        seeking = true;
        wanted = Optional.empty();
        moves.run(cancelled -> cursor.driver().seek(position, cancelled), () -> {
            seeking = false;
            wanted.filter(cursor.session().timeline()::mayHold).ifPresentOrElse(next -> seekLong(next, before), () -> cursor.arrived(before));
        });
    }

    /** Moves the cursor with something that knows where to. */
    void seek(Consumer<SessionDriver> seeker) {
        Position before = cursor.session().position();
        seeker.accept(cursor.driver());
        cursor.arrived(before);
    }

    /** Looks for a place and moves the cursor there; if there is none, that is told. */
    void goTo(Place place) {
        AtomicReference<Optional<Position>> found = new AtomicReference<>(Optional.empty());
        boolean[] whole = new boolean[1];
        moves.run(cancelled -> {
            found.set(place.find(scan, moves::passed, cancelled));
            whole[0] = !cancelled.getAsBoolean();
        }, () -> arrive(place, found.get(), whole[0]));
    }

    private void arrive(Place place, Optional<Position> found, boolean whole) {
        found.ifPresentOrElse(this::seek, cursor::tell);
        if (whole && found.isEmpty()) {
            listener.missed(place.missing());
        }
    }
}
