package org.portalscope.scene.portals;

import java.util.ArrayDeque;
import java.util.ArrayList;
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
import org.portalscope.engine.effect.AccessEntrySet;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.DescriptorCreated;
import org.portalscope.engine.effect.DescriptorDetached;
import org.portalscope.engine.effect.DescriptorInactivated;
import org.portalscope.engine.effect.DescriptorUpdated;
import org.portalscope.engine.effect.EntryLinked;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventLost;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.InterfaceInitialized;
import org.portalscope.engine.effect.OffsetMoved;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.OperationEnded;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.effect.QueueAllocated;
import org.portalscope.engine.effect.RegionDeclared;
import org.portalscope.engine.effect.ThresholdTaken;
import org.portalscope.engine.effect.WaiterAdded;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.step.Step;
import org.portalscope.model.projection.StateChanges;

/** What the last move of the cursor changed in the process shown, by handle. */
final class RecentChanges {

    private static final int MOST_UNLINKED = 3;

    private final Set<Long> changed = new HashSet<>();
    private final Map<Long, Span> thresholds = new HashMap<>();
    private final Map<Long, Span> offsets = new HashMap<>();
    private final Set<Event> logged = new HashSet<>();
    private final List<BytesWritten> written = new ArrayList<>();
    private final Set<Long> regions = new HashSet<>();
    private final Deque<EntryUnlinked> unlinked = new ArrayDeque<>();
    private OptionalInt networkInterface = OptionalInt.empty();

    /** A number at both ends of the move. */
    private record Span(long first, long last) {

        Span until(long newLast) {
            return new Span(first, newLast);
        }

        OptionalLong otherThan(long now) {
            if (first == last) {
                return OptionalLong.empty();
            }
            return now == last ? OptionalLong.of(first) : now == first ? OptionalLong.of(last) : OptionalLong.empty();
        }
    }

    RecentChanges(List<Step> steps) {
        steps.forEach(this::take);
    }

    /** What is other than before a jump. */
    RecentChanges(StateChanges changes) {
        changed.addAll(changes.handles());
        changes.thresholds().forEach((descriptor, threshold) -> thresholds.put(descriptor, new Span(threshold.before(), threshold.after())));
        changes.offsets().forEach((descriptor, offset) -> offsets.put(descriptor, new Span(offset.before(), offset.after())));
        logged.addAll(changes.logged());
        regions.addAll(changes.regions());
    }

    private void take(Step step) {
        if (step instanceof ThresholdTaken taken) {
            thresholds.merge(taken.descriptor(), new Span(taken.before(), taken.after()), (old, next) -> old.until(next.last()));
            change(taken.descriptor());
        } else if (step instanceof OffsetMoved moved) {
            offsets.merge(moved.descriptor(), new Span(moved.before(), moved.after()), (old, next) -> old.until(next.last()));
            change(moved.descriptor());
        } else if (step instanceof DescriptorUpdated updated) {
            takeUpdate(updated.handle(), updated.before(), updated.after());
        } else if (step instanceof BytesWritten bytes) {
            written.add(bytes);
        } else if (step instanceof RegionDeclared region) {
            regions.add(region.address());
        } else {
            takeStructure(step);
            takeQueue(step);
        }
    }

    private void takeUpdate(long descriptor, DescriptorValues before, DescriptorValues after) {
        thresholds.merge(descriptor, new Span(before.md().threshold(), after.md().threshold()), (old, next) -> old.until(next.last()));
        offsets.merge(descriptor, new Span(before.localOffset(), after.localOffset()), (old, next) -> old.until(next.last()));
        change(descriptor);
    }

    private void takeStructure(Step step) {
        if (step instanceof EntryLinked linked) {
            change(linked.handle());
        } else if (step instanceof EntryUnlinked gone) {
            change(gone.handle());
            unlinked.addLast(gone);
            if (unlinked.size() > MOST_UNLINKED) {
                unlinked.removeFirst();
            }
        } else if (step instanceof DescriptorCreated created) {
            change(created.handle());
        } else if (step instanceof DescriptorDetached detached) {
            change(detached.handle());
        } else if (step instanceof DescriptorInactivated inactivated) {
            change(inactivated.descriptor());
        } else if (step instanceof OperationStarted started) {
            change(started.operation().descriptor());
        } else if (step instanceof OperationEnded ended) {
            change(ended.operation().descriptor());
        } else if (step instanceof OperationAbandoned abandoned) {
            change(abandoned.operation().descriptor());
        } else if (step instanceof InterfaceInitialized opened) {
            networkInterface = OptionalInt.of(opened.networkInterface());
        } else if (step instanceof AccessEntrySet set) {
            networkInterface = OptionalInt.of(set.networkInterface());
        }
    }

    private void takeQueue(Step step) {
        if (step instanceof EventLogged event) {
            change(event.queue());
            logged.add(event.event());
        } else if (step instanceof EventTaken taken) {
            change(taken.queue());
        } else if (step instanceof EventLost lost) {
            change(lost.queue());
        } else if (step instanceof QueueAllocated allocated) {
            change(allocated.handle());
        } else if (step instanceof WaiterAdded waiter) {
            change(waiter.queue());
        }
    }

    private void change(long handle) {
        changed.add(handle);
        networkInterface = OptionalInt.of(Handle.networkInterface(handle));
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
    List<EntryUnlinked> unlinked() {
        List<EntryUnlinked> backwards = new ArrayList<>();
        unlinked.descendingIterator().forEachRemaining(backwards::add);
        return backwards;
    }

    List<BytesWritten> written() {
        return written;
    }
}
