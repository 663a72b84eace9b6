package org.portalscope.scenario.snapshot;

import java.util.function.Function;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;

/** The types of values in snapshots, or of the elements of lists, and how their values are read; a snapshot holds the numbers of these constants. */
enum BoundValueType {
    INTEGER(Type.INTEGER, in -> in.fields().number()),
    NI(Type.NI, in -> in.fields().handle()),
    ME(Type.ME, in -> in.fields().handle()),
    MD(Type.MD, in -> in.fields().handle()),
    EQ(Type.EQ, in -> in.fields().handle()),
    PROCESS(Type.PROCESS, ValueReader::process),
    MD_VALUES(Type.MD_VALUES, in -> in.structure(MdValues.BLANK)),
    LIMITS(Type.LIMITS, in -> in.structure(Limits.DEFAULT)),
    EVENT(Type.EVENT, in -> in.structure(Event.BLANK)),
    UNLINK(Type.UNLINK, in -> in.constant(Unlink.class)),
    POSITION(Type.POSITION, in -> in.constant(InsertPosition.class)),
    ACK(Type.ACK, in -> in.constant(AckRequest.class)),
    RETURN_CODE(Type.RETURN_CODE, in -> in.constant(ReturnCode.class)),
    EVENT_KIND(Type.EVENT_KIND, in -> in.constant(EventKind.class)),
    REGION(Type.REGION, in -> new RegionValue(in.fields().text(), in.fields().number(), in.fields().number())),
    STRING(Type.STRING, in -> in.fields().text()),
    BYTES(Type.BYTES, in -> Bytes.of(in.fields().bytes())),
    NULL(Type.NULL, in -> null),
    ILLEGAL(Type.ILLEGAL, in -> null),
    UNKNOWN(Type.UNKNOWN, in -> null),
    /** A type of a protocol's own, whose words follow. */
    OWN(null, in -> in.fields().number()),
    /** A structure of a protocol's own, whose words follow. */
    STRUCTURE(null, null);

    private final Type type;
    private final Function<ValueReader, Object> reader;

    BoundValueType(Type type, Function<ValueReader, Object> reader) {
        this.type = type;
        this.reader = reader;
    }

    /** The type of a value, or of the elements of a list. */
    static BoundValueType of(Type type) {
        for (BoundValueType bound : values()) {
            if (bound.type == element(type)) {
                return bound;
            }
        }
        return Members.of(element(type)) == null ? OWN : STRUCTURE;
    }

    /** The type itself, or that of the elements of a list. */
    static Type element(Type type) {
        return type.isList() ? type.element() : type;
    }

    /** The type that it stands for, or null if words say which. */
    Type type() {
        return type;
    }

    /** Reads what a value holds; what one of a protocol's own structures holds, its type says. */
    Object read(ValueReader in) {
        return reader.apply(in);
    }
}
