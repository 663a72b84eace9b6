package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;

/** What has not been freed at MPI_Finalize is said: in a warning, at the end of the run, and as a finding of those who look for it. */
class LeftoversTest {

    private static final String LEFT = "rank[1] has not freed communicator copy, datatype 100, operator 100, persistent request 5, receive from rank[0], "
            + "tag 7, the attached buffer pool";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();

    private int run(String command, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("left.ptl"), """
                scenario "left";
                use mpi;
                process rank[2] as i at 0:0 {
                    region pool[100];
                    function add(invec: region, inoutvec: region, len: integer, type: datatype) { }
                    MPI_Init();
                    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
                    MPI_Type_contiguous(2, MPI_INT, &pair);
                    MPI_Op_create(add, 1, &op);
                    MPI_Recv_init(pool, 1, MPI_BYTE, 1 - i, 7, MPI_COMM_WORLD, &request);
                    MPI_Buffer_attach(pool, 100);
                    if i == 0 {
                        MPI_Comm_free(&copy);
                        MPI_Type_free(&pair);
                        MPI_Op_free(&op);
                        MPI_Request_free(&request);
                        MPI_Buffer_detach(&where, &size);
                    }
                    MPI_Finalize();
                }
                """);
        String[] arguments = new String[options.length + 2];
        arguments[0] = command;
        System.arraycopy(options, 0, arguments, 1, options.length);
        arguments[arguments.length - 1] = file.toString();
        return Main.run(new PrintWriter(out, true), new PrintWriter(out, true), arguments);
    }

    private void assertSays(String line) {
        assertTrue(out.toString().lines().anyMatch(each -> each.contains(line)), () -> line + " in " + out);
    }

    @Test
    void shouldBeSaidAtTheEndOfARunAndInWarnings() throws IOException {
        assertEquals(0, run("run"));
        assertSays(LEFT);
        assertSays("not freed: communicator copy");
        assertSays("not freed: the attached buffer pool");
        assertTrue(out.toString().lines().noneMatch(line -> line.contains("rank[0] has not freed")), out::toString);
    }

    @Test
    void shouldBeAFinding() throws IOException {
        assertEquals(1, run("run", "--find", "LEAK"));
        assertSays("found LEAK");
        assertSays(LEFT);
    }
}
