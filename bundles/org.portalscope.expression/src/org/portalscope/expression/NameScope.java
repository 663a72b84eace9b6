package org.portalscope.expression;

import java.util.Collection;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The names that an expression may use, before anything is evaluated. Constants of the API need not be among them. */
public interface NameScope {

    /** The type of a name, or null if there is no such name. */
    Type type(String name);

    /** All names, to suggest one that is near to a wrong one. */
    Collection<String> all();

    /** What a name should be that is not among them, in words. */
    default String expected() {
        return "a name that has been bound";
    }

    /** Whether there is the state of a process for functions to look at. */
    default boolean hasState() {
        return true;
    }

    /** The value of a name that always has the same one, or null. */
    Value constant(String name);

    /** The number by which {@link ValueScope} know a name that is not constant. */
    int slot(String name);
}
