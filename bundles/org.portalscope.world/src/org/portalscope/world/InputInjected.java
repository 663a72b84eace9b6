package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.world.network.Turn;

/** Somebody outside its program makes a process take inputs, such as a user at a debugger, or whoever gives it memory. */
public record InputInjected(Turn before, Turn after) implements Opening {

    @Override
    public String words() {
        return "somebody outside the program steps in";
    }

    @Override
    public Category category() {
        return Category.INTERVENTION;
    }

    @Override
    public List<Field> fields() {
        return new Fields().value("before", before).value("after", after).list();
    }
}
