package org.portalscope.engine.message;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/** A message that answers a request and bypasses translation: acknowledgement or reply. */
public sealed interface Response extends Message permits Acknowledgement, Reply {

    /** Bytes that the target's operation manipulated. */
    long manipulatedLength();

    @Override
    default List<Field> members() {
        return new Fields().value("operation", kind().word()).value("id", operation()).value("initiator", initiator())
                .value("target", target()).index("portal_index", portal()).matchBits("match_bits", matchBits()).bytes("offset", offset())
                .handle("memory_desc", memoryDescriptor()).bytes("requested_length", length())
                .bytes("manipulated_length", manipulatedLength()).list();
    }
}
