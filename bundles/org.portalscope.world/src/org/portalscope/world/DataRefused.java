package org.portalscope.world;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Parts;

/**
 * The data of a message that was dropped, or whose operation was abandoned, are thrown away, at once or, if they have not been sent
 * yet, when they come.
 *
 * @param data the data, or null if they have not been sent yet
 * @param late whether the message had been dropped before its data came
 */
public record DataRefused(Message.Key message, byte[] data, boolean late) implements Effect {

    @Override
    public void apply(Parts parts) {
        Network network = parts.part(Network.class);
        if (data == null) {
            network.refused.add(message);
        } else {
            network.data.remove(message);
            network.refused.remove(message);
        }
    }

    @Override
    public void revert(Parts parts) {
        Network network = parts.part(Network.class);
        if (data == null) {
            network.refused.remove(message);
        } else {
            network.data.put(message, data);
            if (late) {
                network.refused.add(message);
            }
        }
    }

    @Override
    public String words() {
        return data == null ? "the data of " + message + " will be thrown away"
                : Numbers.count(data.length, "byte") + " of " + message + " are thrown away";
    }

    @Override
    public String section() {
        return "4.2";
    }
}
