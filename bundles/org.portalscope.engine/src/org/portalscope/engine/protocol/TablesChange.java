package org.portalscope.engine.protocol;

import java.util.List;

/** What an effect changes of that which a protocol knows of a process. */
public interface TablesChange {

    /** What it knew before the effect. */
    List<ProtocolTable> tablesBefore();

    /** What it knows after the effect. */
    List<ProtocolTable> tablesAfter();
}
