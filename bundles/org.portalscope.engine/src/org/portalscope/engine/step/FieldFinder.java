package org.portalscope.engine.step;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;

/** Finds the value of one field while a step describes itself, and makes nothing of the others. */
final class FieldFinder extends Fields {

    private final String name;
    private Object value;

    FieldFinder(String name) {
        this.name = name;
    }

    @Override
    protected void object(String field, Unit unit, Object object) {
        if (field.equals(name)) {
            value = object;
        }
    }

    @Override
    protected void number(String field, Unit unit, long number) {
        if (field.equals(name)) {
            value = number;
        }
    }

    /** Its value, or null if there is no such field or it has none. */
    Object value() {
        return value;
    }
}
