package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.Ownership;
import org.portalscope.protocol.value.ValueType;

/** An object of uDAPL that has a handle. Immutable, unless a run {@linkplain #ownedBy owns} it. */
public sealed interface DatObject permits InterfaceAdapter, ProtectionZone, LocalMemoryRegion, RemoteMemoryRegion, EventDispatcher, DatEndpoint,
        ServicePoint, ConnectionRequest, SharedReceiveQueue {

    /** {@code DAT_HANDLE}: handles of all kinds of objects are of one type; which object is of which kind, the calls find out. */
    ValueType TYPE = ValueType.own("a DAT handle");

    /** Its number among all objects that the process has made, from 1; no two have the same. */
    long handle();

    /** {@code endpoint 7}. */
    String words();

    /**
     * The same. If it changes often, each change of what this returns is made in place until the ownership ends, and returns that again.
     *
     * @param ownership has not ended
     */
    default DatObject ownedBy(Ownership ownership) {
        return this;
    }

    /** Whether it is what {@link #ownedBy} has returned for an ownership, changed in place since then. */
    default boolean isOwnedBy(Ownership ownership) {
        return false;
    }

    /** Writes its fields, without its type. */
    void writeFields(FieldWriter out);

    /** Writes it field by field. */
    default void write(FieldWriter out) {
        out.number(Type.of(this).ordinal());
        out.number(handle());
        writeFields(out);
    }

    /** Reads what {@link #write} has written. */
    static DatObject read(FieldReader in) {
        Type type = new ValueReader(in).constant(Type.class);
        return type.reader.read(in.number(), in);
    }

    /** Reads the fields of an object. */
    interface Reader {

        DatObject read(long handle, FieldReader in);
    }

    /** What objects there are. */
    enum Type {
        INTERFACE_ADAPTER(InterfaceAdapter.class, InterfaceAdapter::read),
        PROTECTION_ZONE(ProtectionZone.class, (handle, in) -> new ProtectionZone(handle)),
        LOCAL_MEMORY_REGION(LocalMemoryRegion.class, LocalMemoryRegion::read),
        REMOTE_MEMORY_REGION(RemoteMemoryRegion.class, RemoteMemoryRegion::read),
        EVENT_DISPATCHER(EventDispatcher.class, EventDispatcher::read),
        ENDPOINT(DatEndpoint.class, DatEndpoint::read),
        SERVICE_POINT(ServicePoint.class, ServicePoint::read),
        CONNECTION_REQUEST(ConnectionRequest.class, ConnectionRequest::read),
        SHARED_RECEIVE_QUEUE(SharedReceiveQueue.class, SharedReceiveQueue::read);

        private final Class<? extends DatObject> kind;
        private final Reader reader;

        Type(Class<? extends DatObject> kind, Reader reader) {
            this.kind = kind;
            this.reader = reader;
        }

        private static Type of(DatObject object) {
            for (Type type : values()) {
                if (type.kind.isInstance(object)) {
                    return type;
                }
            }
            throw new IllegalArgumentException("no type has " + object);
        }
    }
}
