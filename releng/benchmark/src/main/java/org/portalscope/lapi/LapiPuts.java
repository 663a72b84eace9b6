package org.portalscope.lapi;

import org.openjdk.jmh.annotations.Param;
import org.portalscope.world.MessageRun;
import org.portalscope.world.MessageWorld;

/** A quick run of two programs in Java: one puts into the memory of the other by LAPI, with target, origin and completion counter. */
public class LapiPuts extends MessageRun {

    /** What puts. */
    public enum Call {
        LAPI_PUT, LAPI_PUTV
    }

    @Param
    public Call call;

    /** Blocks of 8 bytes: contiguous in a {@code LAPI_Put}, with as many bytes between them in a {@code LAPI_Putv}. */
    @Param({"1", "1000"})
    public int blocks;

    @Override
    protected MessageWorld makeWorld() {
        return new MessageWorld(new TaskRounds(call, blocks), new TaskRounds(call, blocks));
    }
}
