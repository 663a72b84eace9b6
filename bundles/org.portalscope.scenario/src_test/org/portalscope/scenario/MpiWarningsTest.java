package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;

/** MPI warns of what costs time, and of nothing else. */
class MpiWarningsTest {

    private static final String TWO_RANKS = """
            scenario "warnings"; use mpi { search_depth = %d, eager_limit = 4 };
            process rank[2] as i at 0:0 {
                region data[8];
                MPI_Init();
                %s
                MPI_Finalize();
            }
            """;

    private static List<String> warnings(int searchDepth, String statements) throws ScenarioException {
        Run run = new Run(Scenario.readText("warnings.ptl", TWO_RANKS.formatted(searchDepth, statements), Protocols.of(List.of(new MpiProtocol()))));
        run.toEnd();
        run.requireFine("round robin");
        return run.transitions.stream().flatMap(transition -> transition.steps().stream()).filter(ProtocolWarning.class::isInstance)
                .map(ProtocolWarning.class::cast).map(warning -> warning.warning() + ": " + warning.about()).toList();
    }

    @Test
    void shouldSayNothingWhereReceivesArePostedFirst() throws ScenarioException {
        assertEquals(List.of(), warnings(0, """
                if i == 0 {
                    MPI_Irecv(data, 4, MPI_BYTE, 1, 7, MPI_COMM_WORLD, &r);
                    MPI_Barrier(MPI_COMM_WORLD);
                    MPI_Wait(&r, NULL);
                } else {
                    MPI_Barrier(MPI_COMM_WORLD);
                    MPI_Send(data, 4, MPI_BYTE, 0, 7, MPI_COMM_WORLD);
                }
                MPI_Allreduce(MPI_IN_PLACE, data, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
                """));
    }

    @Test
    void shouldWarnOfReceivesThatAreLateAndOfWhatIsCopied() throws ScenarioException {
        assertEquals(List.of(
                "receive posted late: request 3, receive from rank[1], tag 0 finds message 1 from rank[1], tag 0",
                "unexpected message copied: message 1 from rank[1], tag 0: 4 bytes, to request 3, receive from rank[1], tag 0",
                "receive posted late: request 4, receive from rank[1], tag 1 finds message 2 from rank[1], tag 1",
                "receive posted late: request 5, receive from rank[1], tag 2 finds message 3 from rank[1], tag 2, whose data have to be fetched"),
                warnings(0, """
                        if i == 1 {
                            MPI_Send(data, 4, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
                            MPI_Send(data, 0, MPI_BYTE, 0, 1, MPI_COMM_WORLD);
                            MPI_Isend(data, 8, MPI_BYTE, 0, 2, MPI_COMM_WORLD, &r);
                            MPI_Barrier(MPI_COMM_WORLD);
                            MPI_Wait(&r, NULL);
                        } else {
                            MPI_Barrier(MPI_COMM_WORLD);
                            MPI_Recv(data, 4, MPI_BYTE, 1, 0, MPI_COMM_WORLD, NULL);
                            MPI_Recv(data, 0, MPI_BYTE, 1, 1, MPI_COMM_WORLD, NULL);
                            MPI_Recv(data, 8, MPI_BYTE, 1, 2, MPI_COMM_WORLD, NULL);
                        }
                        """));
    }

    /** The third of three unexpected messages, and then the third of three posted receives. */
    private static final String THREE_AND_THREE = """
            if i == 1 {
                repeat 3 as tag {
                    MPI_Send(data, 0, MPI_BYTE, 0, tag, MPI_COMM_WORLD);
                }
                MPI_Barrier(MPI_COMM_WORLD);
                repeat 3 as k {
                    MPI_Send(data, 0, MPI_BYTE, 0, 5 - k, MPI_COMM_WORLD);
                }
            } else {
                requests = [];
                MPI_Probe(1, 2, MPI_COMM_WORLD, NULL);
                repeat 3 as k {
                    MPI_Recv(data, 0, MPI_BYTE, 1, 2 - k, MPI_COMM_WORLD, NULL);
                }
                repeat 3 as k {
                    MPI_Irecv(data, 0, MPI_BYTE, 1, 3 + k, MPI_COMM_WORLD, &r);
                    requests = append(requests, r);
                }
                MPI_Barrier(MPI_COMM_WORLD);
                MPI_Waitall(3, &requests, NULL);
            }
            """;

    private static List<String> deepSearches(int searchDepth) throws ScenarioException {
        return warnings(searchDepth, THREE_AND_THREE).stream().filter(warning -> warning.startsWith("deep search")).toList();
    }

    @Test
    void shouldWarnOfDeepSearches() throws ScenarioException {
        assertEquals(List.of("deep search: request 1, receive from rank[1], tag 2 has been compared with 3 unexpected messages",
                "deep search: the message for request 6, receive from rank[1], tag 5 has been compared with 3 posted receives"), deepSearches(2));
        assertEquals(List.of(), deepSearches(3));
        assertEquals(List.of(), deepSearches(0));
    }
}
