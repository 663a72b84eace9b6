package org.portalscope.scene.portals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.state.BytesWritten;
import org.portalscope.engine.state.DescriptorCreated;
import org.portalscope.engine.state.DescriptorDetached;
import org.portalscope.engine.state.EntryLinked;
import org.portalscope.engine.state.EntryUnlinked;
import org.portalscope.engine.state.EventLogged;
import org.portalscope.engine.state.EventLost;
import org.portalscope.engine.state.EventTaken;
import org.portalscope.engine.state.OffsetMoved;
import org.portalscope.engine.state.OperationEnded;
import org.portalscope.engine.state.OperationStarted;
import org.portalscope.engine.state.QueueAllocated;
import org.portalscope.engine.state.RegionDeclared;
import org.portalscope.engine.state.ThresholdTaken;
import org.portalscope.engine.state.WaiterAdded;
import org.portalscope.engine.step.Step;

/** What the last move of the cursor changed in the process shown, by handle. */
final class Recent {

    private static final int MOST_UNLINKED = 3;

    private final Set<Long> changed = new HashSet<>();
    private final Map<Long, Span> thresholds = new HashMap<>();
    private final Map<Long, Span> offsets = new HashMap<>();
    private final Set<Event> logged = new HashSet<>();
    private final List<BytesWritten> written = new ArrayList<>();
    private final Set<Long> regions = new HashSet<>();
    private final Deque<EntryUnlinked> unlinked = new ArrayDeque<>();

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

    Recent(List<Step> steps) {
        steps.forEach(this::take);
    }

    private void take(Step step) {
        if (step instanceof ThresholdTaken taken) {
            thresholds.merge(taken.descriptor(), new Span(taken.before(), taken.after()), (old, next) -> old.until(next.last()));
            changed.add(taken.descriptor());
        } else if (step instanceof OffsetMoved moved) {
            offsets.merge(moved.descriptor(), new Span(moved.before(), moved.after()), (old, next) -> old.until(next.last()));
            changed.add(moved.descriptor());
        } else if (step instanceof BytesWritten bytes) {
            written.add(bytes);
        } else if (step instanceof RegionDeclared region) {
            regions.add(region.address());
        } else {
            takeStructure(step);
            takeQueue(step);
        }
    }

    private void takeStructure(Step step) {
        if (step instanceof EntryLinked linked) {
            changed.add(linked.handle());
        } else if (step instanceof EntryUnlinked gone) {
            changed.add(gone.handle());
            unlinked.addLast(gone);
            if (unlinked.size() > MOST_UNLINKED) {
                unlinked.removeFirst();
            }
        } else if (step instanceof DescriptorCreated created) {
            changed.add(created.handle());
        } else if (step instanceof DescriptorDetached detached) {
            changed.add(detached.handle());
        } else if (step instanceof OperationStarted started) {
            changed.add(started.operation().descriptor());
        } else if (step instanceof OperationEnded ended) {
            changed.add(ended.operation().descriptor());
        }
    }

    private void takeQueue(Step step) {
        if (step instanceof EventLogged event) {
            changed.add(event.queue());
            logged.add(event.event());
        } else if (step instanceof EventTaken taken) {
            changed.add(taken.queue());
        } else if (step instanceof EventLost lost) {
            changed.add(lost.queue());
        } else if (step instanceof QueueAllocated allocated) {
            changed.add(allocated.handle());
        } else if (step instanceof WaiterAdded waiter) {
            changed.add(waiter.queue());
        }
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
