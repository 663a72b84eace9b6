package org.portalscope.protocol.value;

import java.util.Arrays;

/** Handles of event queues, in an order; a call looks at them with each step that makes progress. */
public final class QueueHandles {

    public static final QueueHandles NONE = of();

    private final long[] handles;

    private QueueHandles(long[] handles) {
        this.handles = handles;
    }

    public static QueueHandles of(long... handles) {
        return new QueueHandles(handles.clone());
    }

    public int count() {
        return handles.length;
    }

    /** @param index from 0, less than {@link #count} */
    public long get(int index) {
        return handles[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof QueueHandles queues && Arrays.equals(handles, queues.handles);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(handles);
    }
}
