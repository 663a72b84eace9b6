package org.portalscope.cli.node;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.cli.argument.BadInputException;

/**
 * Which of several processes this is, as the usual launchers say in the environment: mpirun of Open MPI and MPICH, and srun.
 *
 * @param rank the number of the process, from 0
 * @param size how many there are, or null if that is not said
 * @param run  a name of the run that no other run of this machine has at the same time, fit for a file; or null if that is not said
 */
record LauncherRank(int rank, Integer size, String run) {

    /** @param run variables that name a run together */
    private record Names(String rank, String size, List<String> run) {
    }

    private static final List<Names> LAUNCHERS = List.of(new Names("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", List.of("PMIX_NAMESPACE")),
            new Names("PMI_RANK", "PMI_SIZE", List.of()), new Names("PMIX_RANK", "PMIX_SIZE", List.of("PMIX_NAMESPACE")),
            new Names("SLURM_PROCID", "SLURM_NTASKS", List.of("SLURM_JOB_ID", "SLURM_STEP_ID")));

    /** What the environment says; nothing if no launcher has started this process. */
    static Optional<LauncherRank> of(Map<String, String> environment) throws BadInputException {
        for (Names names : LAUNCHERS) {
            if (environment.containsKey(names.rank())) {
                String size = environment.get(names.size());
                return Optional.of(new LauncherRank(number(names.rank(), environment.get(names.rank())),
                        size == null ? null : number(names.size(), size), run(environment, names.run())));
            }
        }
        return Optional.empty();
    }

    private static String run(Map<String, String> environment, List<String> names) {
        if (names.isEmpty() || !environment.keySet().containsAll(names)) {
            return null;
        }
        return names.stream().map(environment::get).collect(Collectors.joining("-", names.get(0) + '-', "")).replaceAll("[^A-Za-z0-9_-]", "_");
    }

    private static int number(String name, String value) throws BadInputException {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new BadInputException("the environment variable " + name + " wants a number, not " + value);
        }
    }
}
