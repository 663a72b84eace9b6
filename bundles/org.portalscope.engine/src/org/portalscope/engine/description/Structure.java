package org.portalscope.engine.description;

import java.util.List;

/** A value that consists of members, such as an event: for JSON, tables, searches and a debugger's variables. */
@FunctionalInterface
public interface Structure {

    /** Its members under the document's names and in the document's order, where it has them; made anew at each call. */
    List<Field> members();
}
