package org.portalscope.mpi;

import org.portalscope.world.MessageRun;
import org.portalscope.world.MessageWorld;

/** What {@link MpiMessages} measures of MPI, without MPI: programs in Java make the calls of Portals that an eager message needs. */
public class PutMessages extends MessageRun {

    @Override
    protected MessageWorld makeWorld() {
        return new MessageWorld(new PutRounds(true), new PutRounds(false));
    }
}
