package org.portalscope.engine.state;

import java.util.Arrays;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.message.Header;

/**
 * A state written down as a sequence of numbers in which nothing is called by a name of its own: handles, operations and links are
 * replaced by numbers in the order in which they are met. Two states with the same form go on in the same way, whatever they call things.
 * Used again and again, so that writing costs no objects.
 */
public final class CanonicalForm {

    private static final int FIRST_SIZE = 256;

    private long[] numbers = new long[FIRST_SIZE];
    private int size;
    private final Naming names = new Naming();
    private final boolean linksCount;
    private final StateForm writer = new StateForm(this);
    private PortalsState process;

    /** The handles met so far, with the ids of their interfaces, in the order in which they were met. */
    private long[] owners = new long[FIRST_SIZE];
    private long[] handles = new long[FIRST_SIZE];
    private int met;

    private long high;
    private long low;

    /**
     * A form for the states of one world.
     *
     * @param linksCount whether somebody can read links and sequence numbers as numbers, so that they must be kept as they are
     */
    public CanonicalForm(boolean linksCount) {
        this.linksCount = linksCount;
    }

    /** Forgets everything written, to begin another state. */
    public void clear() {
        size = 0;
        met = 0;
        names.clear();
    }

    /** Writes the state of a process but for its objects, and lets its handles be written from now on. */
    public void state(PortalsState state) {
        writer.write(state);
    }

    /** Writes the object of a handle that was met, by the order of meeting; it may meet others. */
    public void object(PortalsState owner, int index) {
        writer.write(owner, owners[index], handles[index]);
    }

    /** Writes how many objects of a process there are that were not met. */
    public void unmet(PortalsState state) {
        writer.countUnmet(state);
    }

    /** Writes the fields of a message. */
    public void message(Header header) {
        writer.write(header);
    }

    /** Writes an event of the process. */
    public void event(Event event) {
        EventData data = new EventData();
        data.set(event);
        writer.write(data);
    }

    /** Writes the members of a descriptor of the process. */
    public void descriptor(MdValues values) {
        writer.write(values, values.threshold());
    }

    /** Writes bytes. */
    public void bytes(byte[] bytes) {
        Murmur murmur = Murmur.of(bytes);
        number(murmur.high);
        number(murmur.low);
    }

    /** Whose handles and links are written from now on. */
    public void enter(PortalsState state) {
        process = state;
    }

    /** Writes a number as it is. */
    public void number(long number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    /** Writes two numbers of 32 bits. */
    public void numbers(int one, int other) {
        number((long) one << Integer.SIZE | other & 0xFFFF_FFFFL);
    }

    /** Writes a handle of the process. */
    public void handle(long handle) {
        handle(Handle.isNone(handle) ? 0 : owner(handle).packedId, handle);
    }

    /** Writes a handle of the process that owns an interface, by the packed id of that. */
    void handle(long owner, long handle) {
        number(Handle.isNone(handle) ? -1 : name(owner, handle));
    }

    private int name(long owner, long handle) {
        int name = names.of(Naming.HANDLE, owner, handle);
        if (name == met) {
            if (met == handles.length) {
                owners = Arrays.copyOf(owners, 2 * met);
                handles = Arrays.copyOf(handles, 2 * met);
            }
            owners[met] = owner;
            handles[met++] = handle;
        }
        return name;
    }

    /** Writes which operation it is, by the packed id of its initiator and its ordinal there. */
    void operation(long initiator, int ordinal) {
        number(names.of(Naming.OPERATION, initiator, ordinal));
    }

    /** Writes a link or sequence number of an interface; zero stands for none. */
    void link(NetworkInterface ni, long link) {
        number(linksCount || link == 0 ? link : names.of(Naming.LINK, ni.packedId, link));
    }

    boolean linksCount() {
        return linksCount;
    }

    boolean hasMet(NetworkInterface ni, long handle) {
        return names.knows(Naming.HANDLE, ni.packedId, handle);
    }

    /** Handles met so far. */
    public int met() {
        return met;
    }

    /** The packed id of the interface that a handle which was met belongs to, by the order of meeting. */
    public long owner(int index) {
        return owners[index];
    }

    /** The interface of a handle of the process. */
    NetworkInterface owner(long handle) {
        return process.interfaces.get(Handle.networkInterface(handle));
    }

    /** What has been written. */
    public long[] toArray() {
        return Arrays.copyOf(numbers, size);
    }

    /** Makes the digest of what has been written: 128 bits, half of them in {@link #high}, half in {@link #low}. */
    public void digest() {
        Murmur murmur = new Murmur();
        for (int i = 0; i + 1 < size; i += 2) {
            murmur.add(numbers[i], numbers[i + 1]);
        }
        if (size % 2 != 0) {
            murmur.add(numbers[size - 1], 0);
        }
        murmur.finish(size);
        high = murmur.high;
        low = murmur.low;
    }

    public long high() {
        return high;
    }

    public long low() {
        return low;
    }
}
