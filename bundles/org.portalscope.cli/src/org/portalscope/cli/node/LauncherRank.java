package org.portalscope.cli.node;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.cli.argument.BadInputException;

/**
 * Which of several processes this is, as the usual launchers say in the environment: mpirun of Open MPI and MPICH, and srun.
 *
 * @param rank the number of the process, from 0
 * @param size how many there are, or null if that is not said
 */
record LauncherRank(int rank, Integer size) {

    private record Names(String rank, String size) {
    }

    private static final List<Names> LAUNCHERS = List.of(new Names("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"), new Names("PMI_RANK", "PMI_SIZE"),
            new Names("PMIX_RANK", "PMIX_SIZE"), new Names("SLURM_PROCID", "SLURM_NTASKS"));

    /** What the environment says; nothing if no launcher has started this process. */
    static Optional<LauncherRank> of(Map<String, String> environment) throws BadInputException {
        for (Names names : LAUNCHERS) {
            if (environment.containsKey(names.rank())) {
                String size = environment.get(names.size());
                return Optional.of(new LauncherRank(number(names.rank(), environment.get(names.rank())), size == null ? null : number(names.size(), size)));
            }
        }
        return Optional.empty();
    }

    private static int number(String name, String value) throws BadInputException {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new BadInputException("the environment variable " + name + " wants a number, not " + value);
        }
    }
}
