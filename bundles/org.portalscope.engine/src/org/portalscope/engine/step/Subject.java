package org.portalscope.engine.step;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;

/** What a step is about. It belongs to the process of the step's transition, unless it names another or lies between processes. */
public sealed interface Subject {

    /** A process by the id of one of its interfaces. */
    record OfProcess(ProcessId id) implements Subject {
    }

    /**
     * A thread.
     *
     * @param number in its process, from 0
     */
    record OfThread(int number) implements Subject {
    }

    /**
     * A name of a program.
     *
     * @param thread whose function it is a name of, or {@link #OF_PROCESS} if it is one of the process
     */
    record OfName(int thread, String name) implements Subject {

        /** Stands for the thread of a name that all threads know. */
        public static final int OF_PROCESS = -1;
    }

    /** A network interface. */
    record OfInterface(int number) implements Subject {
    }

    /** A Portal of an interface with its match list, Portals 3.2 §2.2. */
    record OfPortal(int networkInterface, int index) implements Subject {
    }

    /** An entry of the access control table of an interface, Portals 3.2 §3.10. */
    record OfAccessEntry(int networkInterface, int index) implements Subject {
    }

    /** A match entry, memory descriptor or event queue; its handle tells which, Portals 3.2 §3.2.2. */
    record OfObject(long handle) implements Subject {
    }

    /**
     * A piece of memory.
     *
     * @param address of its first byte
     * @param length  in bytes
     */
    record OfExtent(long address, long length) implements Subject {
    }

    /** A put or get, from its call to its last event, at both sides. */
    record OfOperation(OperationId id) implements Subject {
    }

    /** A message. */
    record OfMessage(Message.Key key) implements Subject {
    }

    /** A label that a program sets. */
    record OfLabel(String text) implements Subject {
    }
}
