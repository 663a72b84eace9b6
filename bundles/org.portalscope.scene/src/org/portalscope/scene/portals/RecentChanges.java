package org.portalscope.scene.portals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
import org.portalscope.model.projection.StateChanges;

/** What the last move of the cursor changed in the process shown, by handle. */
final class RecentChanges {

    private static final int MOST_UNLINKED = 3;

    private final Set<Long> changed = new HashSet<>();
    private final Map<Long, Span> thresholds = new HashMap<>();
    private final Map<Long, Span> offsets = new HashMap<>();
    private final Set<Event> logged = new HashSet<>();
    private final List<Written> written = new ArrayList<>();
    private final Set<Long> regions = new HashSet<>();
    private final Deque<Unlinked> unlinked = new ArrayDeque<>();
    private OptionalInt networkInterface = OptionalInt.empty();

    /**
     * A match entry that left its list.
     *
     * @param next the entry that followed it, or {@code ME_NONE}
     */
    record Unlinked(long handle, EntryValues values, long next) {
    }

    /**
     * Bytes that were written.
     *
     * @param words what happened to them, in words
     */
    record Written(long address, long length, String words) {
    }

    /** A number at both ends of the move. */
    private record Span(long first, long last) {

        Span until(Span next) {
            return new Span(first, next.last);
        }

        OptionalLong otherThan(long now) {
            if (first == last) {
                return OptionalLong.empty();
            }
            return now == last ? OptionalLong.of(first) : now == first ? OptionalLong.of(last) : OptionalLong.empty();
        }
    }

    RecentChanges(List<Step> steps) {
        for (Step step : steps) {
            if (step instanceof Effect effect) {
                take(effect);
            }
        }
    }

    /** What is other than before a jump. */
    RecentChanges(StateChanges changes) {
        changed.addAll(changes.handles());
        changes.thresholds().forEach((descriptor, threshold) -> thresholds.put(descriptor, new Span(threshold.before(), threshold.after())));
        changes.offsets().forEach((descriptor, offset) -> offsets.put(descriptor, new Span(offset.before(), offset.after())));
        logged.addAll(changes.logged());
        regions.addAll(changes.regions());
    }

    private void take(Effect effect) {
        effect.subjects().stream().findFirst().ifPresent(this::change);
        for (ValueChange change : effect.changes()) {
            if (change.subject() instanceof Subject.OfObject object) {
                takeObject(effect, object.handle(), change);
            } else if (change.subject() instanceof Subject.OfExtent extent) {
                takeExtent(effect, extent, change);
            }
        }
    }

    private void change(Subject subject) {
        if (subject instanceof Subject.OfObject object) {
            changed.add(object.handle());
            networkInterface = OptionalInt.of(Handle.networkInterface(object.handle()));
        } else if (subject instanceof Subject.OfInterface open) {
            networkInterface = OptionalInt.of(open.number());
        } else if (subject instanceof Subject.OfAccessEntry entry) {
            networkInterface = OptionalInt.of(entry.networkInterface());
        }
    }

    private void takeObject(Effect effect, long handle, ValueChange change) {
        switch (change.name()) {
            case "threshold" -> thresholds.merge(handle, span(change), Span::until);
            case "local_offset" -> offsets.merge(handle, span(change), Span::until);
            case "event" -> {
                if (change.after() instanceof Event event) {
                    logged.add(event);
                }
            }
            case "match_entry" -> {
                if (change.before() instanceof EntryValues values) {
                    unlink(new Unlinked(handle, values, effect.field("next", Long.class).orElse(Ptl.ME_NONE)));
                }
            }
            default -> {
            }
        }
    }

    private static Span span(ValueChange change) {
        return new Span((Long) change.before(), (Long) change.after());
    }

    private void unlink(Unlinked entry) {
        unlinked.addLast(entry);
        if (unlinked.size() > MOST_UNLINKED) {
            unlinked.removeFirst();
        }
    }

    private void takeExtent(Effect effect, Subject.OfExtent extent, ValueChange change) {
        if (change.before() == null) {
            regions.add(extent.address());
        } else {
            written.add(new Written(extent.address(), extent.length(), effect.words()));
        }
    }

    /** The number of the interface that was changed last, if one was. */
    OptionalInt networkInterface() {
        return networkInterface;
    }

    boolean changed(long handle) {
        return changed.contains(handle);
    }

    boolean declared(long region) {
        return regions.contains(region);
    }

    boolean logged(Event event) {
        return logged.contains(event);
    }

    /** The threshold at the other end of the move, if it was another. */
    OptionalLong threshold(long descriptor, long now) {
        return other(thresholds, descriptor, now);
    }

    /** The local offset at the other end of the move, if it was another. */
    OptionalLong offset(long descriptor, long now) {
        return other(offsets, descriptor, now);
    }

    private static OptionalLong other(Map<Long, Span> spans, long descriptor, long now) {
        Span span = spans.get(descriptor);
        return span == null ? OptionalLong.empty() : span.otherThan(now);
    }

    /** Entries that left their list, the last first. */
    List<Unlinked> unlinked() {
        List<Unlinked> backwards = new ArrayList<>();
        unlinked.descendingIterator().forEachRemaining(backwards::add);
        return backwards;
    }

    List<Written> written() {
        return written;
    }

    /** How many bytes of a region were written; those that were written several times count once. */
    long writtenIn(long address, long length) {
        long count = 0;
        long end = 0;
        for (Written bytes : written.stream().sorted(Comparator.comparingLong(bytes -> bytes.address() - address)).toList()) {
            long from = Math.max(end, bytes.address() - address);
            long to = Math.min(length, bytes.address() - address + bytes.length());
            count += Math.max(0, to - from);
            end = Math.max(end, to);
        }
        return count;
    }
}
