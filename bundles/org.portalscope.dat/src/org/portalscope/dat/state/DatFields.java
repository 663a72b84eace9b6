package org.portalscope.dat.state;

import org.pcollections.PVector;
import org.pcollections.TreePVector;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.InterfaceAdapter;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.state.Ownership;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.state.StateFields;

/** The fields of a state; nobody changes those of a state that others can see. */
final class DatFields extends StateFields<DatFields> {

    Ranks ranks;
    long adapter;
    long lastHandle;
    long lastNumber;
    long lastContext;
    MalformedMessages malformed = MalformedMessages.NONE;
    LongTrie<DatObject> objects = LongTrie.empty();
    /** That of the objects which is an interface adapter, since it is asked for with each event; null if there is none. */
    InterfaceAdapter opened;
    /** Those of the objects that are registered memory, by their contexts. */
    LongTrie<RegisteredMemory> regions = LongTrie.empty();
    LongTrie<DatConnection> connections = LongTrie.empty();
    /** Those of the connections that end. */
    LongTrie<DatConnection> ending = LongTrie.empty();
    OutstandingReceives receives = OutstandingReceives.NONE;
    PendingRequests requests = PendingRequests.NONE;
    PVector<ConnectionMessage> outbox = TreePVector.empty();
    /** With which objects are changed in place; null if they never are. */
    private Ownership owner;

    void plus(DatObject object) {
        if (owner != null && object.isOwnedBy(owner) && !owner.hasEnded()) {
            return; // it is there, and has been changed in place
        }
        objects = objects.plus(object.handle(), owner == null || owner.hasEnded() ? object : object.ownedBy(owner));
        if (object instanceof LocalMemoryRegion region) {
            regions = regions.plus(region.context(), new RegisteredMemory(region));
        } else if (object instanceof InterfaceAdapter its) {
            opened = its;
        }
    }

    void minus(DatObject object) {
        objects = objects.minus(object.handle());
        if (object instanceof LocalMemoryRegion region) {
            regions = regions.minus(region.context());
        }
    }

    void plus(ReceiveDto receive) {
        lastNumber = Math.max(lastNumber, receive.number());
        receives = receives.with(receive);
    }

    void plus(RequestDto request) {
        lastNumber = Math.max(lastNumber, request.number());
        requests = requests.with(request);
    }

    void plus(DatConnection connection) {
        connections = connections.plus(connection.number(), connection);
        ending = connection.ends() ? ending.plus(connection.number(), connection) : ending.minus(connection.number());
    }

    void minus(DatConnection connection) {
        connections = connections.minus(connection.number());
        ending = ending.minus(connection.number());
    }

    @Override
    protected void own(Ownership by) {
        owner = by;
        objects = objects.ownedBy(by);
        regions = regions.ownedBy(by);
        connections = connections.ownedBy(by);
        receives = receives.ownedBy(by);
        requests = requests.ownedBy(by);
    }

    @Override
    protected void write(FieldWriter out) {
        OptionalFields.write(ranks, Ranks::write, out);
        out.number(adapter);
        out.number(lastHandle);
        out.number(lastNumber);
        out.number(lastContext);
        malformed.writeNegated(out);
        CountedFields.write(objects.values(), DatObject::write, out);
        CountedFields.write(connections.values(), DatConnection::write, out);
        CountedFields.write(receives.all(), ReceiveDto::write, out);
        CountedFields.write(requests.all(), RequestDto::write, out);
        CountedFields.write(outbox, ConnectionMessage::write, out);
    }

    /** Reads what {@link #write} has written. */
    static DatFields read(FieldReader in) {
        DatFields read = new DatFields();
        read.ranks = OptionalFields.read(in, Ranks::read);
        read.adapter = in.number();
        read.lastHandle = in.number();
        read.lastNumber = in.number();
        read.lastContext = in.number();
        read.malformed = MalformedMessages.readNegated(in, DatMessageFault.UNKNOWN.words());
        CountedFields.read(in, DatObject::read, read::plus);
        CountedFields.read(in, DatConnection::read, read::plus);
        CountedFields.read(in, ReceiveDto::read, receive -> read.receives = read.receives.with(receive));
        CountedFields.read(in, RequestDto::read, request -> read.requests = read.requests.with(request));
        CountedFields.read(in, ConnectionMessage::read, message -> read.outbox = read.outbox.plus(message));
        return read;
    }
}
