package org.portalscope.engine.canonical;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.memory.Digest128;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/**
 * A state written down as a sequence of numbers in which nothing is called by a name of its own: handles, operations and links are
 * replaced by numbers in the order in which they are met. Two states with the same form go on in the same way, whatever they call things.
 *
 * <p>What belongs to one process is written by {@link #begin}, whatever its driver has to add, and {@link #process}; of that, a digest
 * remains until the process changes. A world is then written by {@link #beginWorld}, a {@link #part} for each process, what is in flight
 * between them, and {@link #resolve}. Used again and again, so that writing costs no objects.
 */
public final class CanonicalForm implements FieldWriter {

    private static final int FIRST_SIZE = 256;
    private static final int NONE = -1;

    private long[] numbers = new long[FIRST_SIZE];
    private int size;
    private final CanonicalNames names = new CanonicalNames();
    private final boolean linksCount;
    private final StateWriter writer = new StateWriter(this);
    private PortalsState process;
    private boolean ofWorld;

    /** The handles of the process that were met, in that order. */
    private long[] handles = new long[FIRST_SIZE];
    private int met;
    private final CanonicalReferences references = new CanonicalReferences();

    private final Digest128 digest = new Digest128();

    /** @param linksCount whether somebody can read links and sequence numbers as numbers, so that they must be kept as they are */
    public CanonicalForm(boolean linksCount) {
        this.linksCount = linksCount;
    }

    /** Begins the form of a process with the state of its Portals but for what has handles. */
    public void begin(PortalsState state) {
        clear();
        ofWorld = false;
        process = state;
        writer.write(state);
    }

    /** Ends the form of a process with the objects whose handles were met, and makes a digest of it. */
    public ProcessForm process() {
        for (int i = 0; i < met; i++) {
            writer.write(process, handles[i]);
        }
        writer.countObjects(process);
        digest();
        return new ProcessForm(digest.high(), digest.low(), Arrays.copyOf(handles, met), references.copy(), StateWriter.ownOperations(process));
    }

    /** Begins the form of a world. */
    public void beginWorld() {
        clear();
        ofWorld = true;
    }

    /** Writes a process into the form of a world. */
    public void part(ProcessForm part) {
        number(part.high);
        number(part.low);
        CanonicalReferences others = part.references();
        for (int i = 0; i < others.size(); i++) {
            number(reference(others.kind(i), others.owner(i), others.key(i)));
        }
    }

    /** Writes the fields of a message. */
    public void message(Header header) {
        writer.write(header);
    }

    /** Ends the form of a world: says what its parts and messages refer to, and makes a digest. */
    public void resolve(Processes processes) {
        for (int i = 0; i < references.size(); i++) {
            long owner = references.owner(i);
            if (references.kind(i) == CanonicalNames.OPERATION) {
                number(processes.form(owner).pending(owner, references.key(i)));
            } else {
                resolve(processes, owner, references.key(i));
            }
        }
        digest();
    }

    private void resolve(Processes processes, long owner, long handle) {
        int name = processes.form(owner).name(handle);
        number(name);
        if (name == NONE) {
            process = processes.state(owner);
            writer.write(process, handle);
        }
    }

    /** The processes of a world, by the packed id of one of their interfaces. */
    public interface Processes {

        PortalsState state(long id);

        ProcessForm form(long id);
    }

    private void clear() {
        size = 0;
        met = 0;
        names.clear();
        references.clear();
    }

    /** Writes a number as it is. */
    @Override
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

    @Override
    public void text(String text) {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes bytes. */
    @Override
    public void bytes(byte[] bytes) {
        Digest128 content = Digest128.of(bytes);
        number(content.high());
        number(content.low());
    }

    /** Writes an event of the process. */
    public void event(Event event) {
        EventData data = new EventData();
        data.set(event);
        writer.write(data, true);
    }

    /** Writes the members of a descriptor of the process. */
    public void descriptor(MdValues values) {
        writer.write(values, values.threshold());
    }

    /** Writes a handle of the process. */
    @Override
    public void handle(long handle) {
        if (Handle.isNone(handle)) {
            number(NONE);
        } else if (ofWorld) {
            number(reference(CanonicalNames.HANDLE, owner(handle).packedId(), handle));
        } else {
            number(name(handle));
        }
    }

    private int name(long handle) {
        int name = names.of(CanonicalNames.HANDLE, 0, handle);
        if (name == met) {
            if (met == handles.length) {
                handles = Arrays.copyOf(handles, 2 * met);
            }
            handles[met++] = handle;
        }
        return name;
    }

    /** Writes a handle that belongs to an interface, of this process or another. */
    void handle(long owner, long handle) {
        if (!ofWorld && process.addressed(owner) != null || Handle.isNone(handle)) {
            handle(handle);
        } else {
            number(reference(CanonicalNames.HANDLE, owner, handle));
        }
    }

    /** Writes which operation it is. */
    @Override
    public void operation(OperationId operation) {
        operation(operation.initiator().packed(), operation.ordinal());
    }

    /** Writes which operation it is, by the packed id of its initiator and its ordinal there. */
    void operation(long initiator, int ordinal) {
        if (!ofWorld && process.addressed(initiator) != null) {
            number(names.of(CanonicalNames.OPERATION, initiator, ordinal));
        } else {
            number(reference(CanonicalNames.OPERATION, initiator, ordinal));
        }
    }

    private int reference(int kind, long owner, long key) {
        int name = names.of(CanonicalNames.REFERENCE + kind, owner, key);
        if (name == references.size()) {
            references.add(kind, owner, key);
        }
        return name;
    }

    /** Writes a link, if anybody can read it: else only the events that belong together would tell. */
    void link(long link) {
        if (linksCount) {
            number(link);
        }
    }

    /** Writes which event of an interface it is. */
    void event(NetworkInterface ni, long sequence) {
        number(names.of(CanonicalNames.EVENT, ni.number(), sequence));
    }

    boolean linksCount() {
        return linksCount;
    }

    /** The interface of a handle of the process. */
    NetworkInterface owner(long handle) {
        return process.interfaces().get(Handle.networkInterface(handle));
    }

    private void digest() {
        digest.begin();
        for (int i = 0; i + 1 < size; i += 2) {
            digest.add(numbers[i], numbers[i + 1]);
        }
        if (size % 2 != 0) {
            digest.add(numbers[size - 1], 0);
        }
        digest.finish(size);
    }

    /** Half of the digest made last. */
    public long high() {
        return digest.high();
    }

    /** The other half of the digest made last. */
    public long low() {
        return digest.low();
    }
}
