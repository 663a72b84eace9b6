package org.portalscope.timeline;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.World;

/** Follows a world from transition to transition and tells a listener where operations appear. */
final class OperationWatch {

    private final OperationListener listener;
    /** By process and interface, the sequence number of the next event as it was told last. */
    private int[][] told = new int[0][];

    OperationWatch(OperationListener listener) {
        this.listener = listener;
    }

    /** Whether the effects of a choice must be known. */
    static boolean needsEffects(Choice choice) {
        return !(choice instanceof Choice.Deliver || choice instanceof Choice.Complete);
    }

    /**
     * A transition has happened.
     *
     * @param effects of it, if the choice {@linkplain #needsEffects needs} them
     */
    void follow(int number, Choice choice, List<Effect> effects, World world) {
        listener.begin(number);
        if (choice instanceof Choice.Deliver deliver) {
            listener.appears(deliver.message().operation());
        } else if (choice instanceof Choice.Complete complete) {
            listener.appears(complete.operation().message().operation());
        } else {
            effects.forEach(effect -> tell(choice.process(), effect));
        }
        tellEvents(choice.process(), world.process(choice.process()).portals().state().interfaces(), !needsEffects(choice));
    }

    private void tell(int process, Effect effect) {
        OperationId operation = operation(effect);
        if (operation != null) {
            listener.appears(operation);
        } else if (effect instanceof EventTaken taken) {
            listener.taken(process, Handle.networkInterface(taken.queue()), (int) taken.event().sequence());
        } else if (effect instanceof EventLogged logged) {
            listener.logged(process, Handle.networkInterface(logged.queue()), (int) logged.event().sequence());
        }
    }

    private void tellEvents(int process, List<NetworkInterface> interfaces, boolean ofOperation) {
        int[] known = told(process, interfaces.size());
        for (int i = 0; i < interfaces.size(); i++) {
            int next = (int) interfaces.get(i).nextSequence();
            if (known[i] != next) {
                known[i] = next;
                listener.loggedUpTo(process, i, next, ofOperation);
            }
        }
    }

    private int[] told(int process, int interfaces) {
        if (process >= told.length) {
            told = Arrays.copyOf(told, process + 1);
        }
        if (told[process] == null || told[process].length < interfaces) {
            told[process] = Arrays.copyOf(told[process] == null ? new int[0] : told[process], interfaces);
        }
        return told[process];
    }

    /** The operation that a step names, or null. */
    static OperationId operation(Step step) {
        if (step instanceof MessageSent sent) {
            return sent.message().operation();
        }
        if (step instanceof MessageDelivered delivered) {
            return delivered.message().operation();
        }
        if (step instanceof MessageDropped dropped) {
            return dropped.message().operation();
        }
        if (step instanceof CompletionStarted completion) {
            return completion.operation().message().operation();
        }
        return step instanceof OperationStarted started ? started.operation().message().operation() : null;
    }
}
