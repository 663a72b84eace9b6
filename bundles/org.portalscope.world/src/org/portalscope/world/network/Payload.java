package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What follows the header of a message: its data, or the news that they will never come.
 *
 * @param data       the data, or null if they will never come
 * @param niFailType why they will never come, or {@code PTL_NI_OK}
 * @param arrives    when they, or the news, arrive in virtual time, in nanoseconds; 0 if there is none
 */
public record Payload(byte[] data, int niFailType, long arrives) implements Structure {

    public boolean isLost() {
        return data == null;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("data", data).value("ni_fail_type", NiFailType.text(niFailType)).nanoseconds("arrives", arrives).list();
    }
}
