package org.portalscope.engine.state;

import java.util.Arrays;
import java.util.List;

/** Pending operations of an interface in the order of their start, which is that of their links. */
final class StartOrder {

    private PendingOperation[] operations;
    /** Index of the first one. */
    private int head;
    /** Index behind the last one. */
    private int tail;
    /** The operations, or null if they have changed since that was asked. */
    private List<PendingOperation> list;

    /** @param capacity how many operations it has room for at first */
    StartOrder(int capacity) {
        operations = new PendingOperation[capacity];
    }

    /** An operation by its place in the order, from 0. */
    PendingOperation at(int place) {
        return operations[head + place];
    }

    /** The operations; a list that does not change with them. */
    List<PendingOperation> list() {
        if (list == null) {
            list = List.of(Arrays.copyOfRange(operations, head, tail));
        }
        return list;
    }

    /** Puts an operation behind those that started before it: behind all, unless it is resumed. */
    void add(PendingOperation operation) {
        if (tail == operations.length) {
            makeRoom();
        }
        int index = tail++;
        while (index > head && operations[index - 1].link() > operation.link()) {
            operations[index] = operations[index - 1];
            index--;
        }
        operations[index] = operation;
        list = null;
    }

    private void makeRoom() {
        int size = tail - head;
        PendingOperation[] roomy = size <= operations.length / 2 ? operations : new PendingOperation[2 * operations.length];
        System.arraycopy(operations, head, roomy, 0, size);
        operations = roomy;
        head = 0;
        tail = size;
    }

    /** Takes an operation out; most often it is the first one. */
    void remove(PendingOperation operation) {
        int index = head;
        while (operations[index] != operation) {
            index++;
        }
        if (index > head) {
            tail--;
            System.arraycopy(operations, index + 1, operations, index, tail - index);
        } else if (++head == tail) {
            head = 0;
            tail = 0;
        }
        list = null;
    }
}
