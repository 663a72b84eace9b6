package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalReader;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;

/** The scenarios that schedules become. */
class MpiProgramTest {

    private static final Path BUSY = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal");

    @Test
    void shouldWriteAThreadForEachChainWhereThereIsTime() throws IOException, LogGopsException {
        assertEquals("""
                scenario "busy.goal"
                    about "A GOAL schedule as MPI programs.";

                use mpi { eager_limit = 11, buffers = 2, buffer_size = 88 };
                // The schedule has the times of the LogGOPS model, L=2500,o=1500,g=1000,G=6,S=65535,O=0; a changed text has those of channels.
                channel { latency = 2500ns, overhead = 1500ns, gap = 1000ns };

                process rank0 at 0:0 {
                    region sent[1];
                    region received[22];
                    MPI_Init();
                    compute 20000; // from busy.goal:6 (busy)
                    MPI_Recv(received[0..11], 11, MPI_BYTE, 1, 5, MPI_COMM_WORLD, &status); // from busy.goal:7 (first)
                    MPI_Recv(received[11..22], 11, MPI_BYTE, 1, 5, MPI_COMM_WORLD, &status); // from busy.goal:8 (second)
                    MPI_Finalize(); // after busy.goal
                }

                process rank1 at 1:0 {
                    region sent[11];
                    region received[1];
                    MPI_Init();
                    thread line14_thread {
                        MPI_Send(sent[..11], 11, MPI_BYTE, 0, 5, MPI_COMM_WORLD); // from busy.goal:14
                        line14_done = 1; // from busy.goal:14
                    }
                    thread line15_thread {
                        MPI_Send(sent[..11], 11, MPI_BYTE, 0, 5, MPI_COMM_WORLD); // from busy.goal:15
                        line15_done = 1; // from busy.goal:15
                    }
                    wait until line14_done && line15_done; // after busy.goal
                    MPI_Finalize(); // after busy.goal
                }
                """, program(Files.readString(BUSY), true).write("busy.goal", MatchingPlace.NIC).text());
    }

    @Test
    void shouldWriteChainsThatMeetAsThreads() throws LogGopsException {
        String text = program("""
                num_ranks 1
                rank 0 {
                  late: calc 7
                  a: send 4b to 0 tag 1
                  b: recv 4b from -1 tag -1
                  calc 9
                  early: recv 0b from 0
                  end: send 0b to 0
                  late requires b
                  late requires a
                  early irequires b
                  end irequires early
                  end requires late
                }
                """, false).write("a \"b\"", MatchingPlace.NIC).text();
        assertEquals("""
                scenario "a \\"b\\""
                    about "A GOAL schedule as MPI programs.";

                use mpi { eager_limit = 4, buffers = 2, buffer_size = 16 };

                process rank0 at 0:0 {
                    region sent[4];
                    region received[4];
                    MPI_Init();
                    MPI_Isend(sent[..4], 4, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &a_request); // from a "b":4 (a)
                    MPI_Irecv(received[0..4], 4, MPI_BYTE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &b_request); // from a "b":5 (b)
                    b_started = 1; // from a "b":5 (b)
                    thread a_thread {
                        MPI_Wait(&a_request, &status); // from a "b":4 (a)
                        a_done = 1; // from a "b":4 (a)
                    }
                    thread b_thread {
                        MPI_Wait(&b_request, &status); // from a "b":5 (b)
                        wait until a_done; // from a "b":3 (late)
                        wait until early_started; // from a "b":8 (end)
                        MPI_Send(sent[..0], 0, MPI_BYTE, 0, 0, MPI_COMM_WORLD); // from a "b":8 (end)
                        end_done = 1; // from a "b":8 (end)
                    }
                    thread line6_thread {
                        line6_done = 1; // from a "b":6
                    }
                    thread early_thread {
                        wait until b_started; // from a "b":7 (early)
                        MPI_Irecv(received[4..4], 0, MPI_BYTE, 0, 0, MPI_COMM_WORLD, &early_request); // from a "b":7 (early)
                        early_started = 1; // from a "b":7 (early)
                        MPI_Wait(&early_request, &status); // from a "b":7 (early)
                        early_done = 1; // from a "b":7 (early)
                    }
                    wait until a_done && end_done && line6_done && early_done; // after a "b"
                    MPI_Finalize(); // after a "b"
                }
                """, text);
    }

    @Test
    void shouldSendEagerlyUpToTheRendezvousOnly() throws LogGopsException {
        String text = program("num_ranks 1; rank 0 { send 100000b to 0; send 70b to 0; recv 100000b from 0; recv 70b from 0 }", false)
                .write("x", MatchingPlace.NIC).text();
        assertTrue(text.contains("eager_limit = 70, buffers = 2, buffer_size = 280"), text);
    }

    @Test
    void shouldSayWhatASessionHasNoRoomFor() throws LogGopsException {
        assertTrue(program("num_ranks 1; rank 0 { send 2000000b to 0 }", true).refusal().orElseThrow().contains("at most 1048576 bytes"));
        String many = IntStream.range(0, 1001).mapToObj(rank -> "rank " + rank + " { }\n").collect(Collectors.joining());
        assertTrue(program("num_ranks 1001\n" + many, true).refusal().orElseThrow().startsWith("a run has at most 1000 ranks"));
        String calculations = IntStream.range(0, 1000).mapToObj(i -> "calc 1\n").collect(Collectors.joining());
        assertTrue(program("num_ranks 1; rank 0 {" + calculations + "}", true).refusal().orElseThrow().startsWith("a rank does at most 999 chains"));
        assertTrue(program("num_ranks 1; rank 0 { send 200b to 0 }", true).refusal().isEmpty());
    }

    @Test
    void shouldDivideStatementsThatNameMany() throws LogGopsException {
        String text = program("num_ranks 1; rank 0 {" + "send 1b to 0; recv 1b from 0;".repeat(60) + "}", false).write("x", MatchingPlace.NIC).text();
        assertEquals(3, text.lines().filter(line -> line.startsWith("    MPI_Waitall(")).count());
        assertTrue(text.contains("    MPI_Waitall(20, &requests, &statuses);"), text);
    }

    private static MpiProgram program(String text, boolean timed) throws LogGopsException {
        GoalSchedule schedule = GoalReader.parse(text).schedule().orElseThrow();
        return new MpiProgram(schedule, LogGopsParameters.parse(LogGopsParameters.DEFAULTS), timed);
    }
}
