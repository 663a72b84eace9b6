package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.token.Token;

/** Nodes that are processes of their own, started by one command; and what the two commands refuse. */
class LaunchCommandTest {

    private static final String PUT = """
            scenario "put";
            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, 0x0007, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
                print "served";
            }
            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 5 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);
            }
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("put.ptl"), text).toString();
    }

    @Test
    void shouldRunEachProcessAsANodeAndRecordIt() throws IOException {
        Path recordings = folder.resolve("of/today");
        assertEquals(0, run("launch", "-n", "2", file(PUT), "--record", recordings.toString()), err::toString);
        assertEquals("server: served\n", out.toString());
        assertEquals(0, run("replay", recordings.resolve("server.ptlrec").toString(), recordings.resolve("client.ptlrec").toString()), err::toString);
        assertTrue(out.toString().contains("put #1 starts on md 0: 5 bytes"), out::toString);
        assertTrue(out.toString().contains("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);"), out::toString);
    }

    @Test
    void shouldEndAllNodesWhenOneFails() throws IOException {
        assertEquals(1, run("launch", file(PUT.replace("mlength == 5", "mlength == 6"))));
        assertTrue(out.toString().contains("put.ptl:11:"), out::toString);
    }

    @Test
    void shouldPrintHowOthersStartTheNodes() throws IOException {
        String file = file(PUT);
        assertEquals(0, run("launch", "--print", file, "--data", "8"));
        assertTrue(out.toString().contains("\nmpirun -n 2 portalscope node " + file + " --data 8 --token TOKEN\n"), out::toString);
        assertTrue(out.toString().contains("\nsrun -n 2 portalscope node "), out::toString);
        assertTrue(out.toString().contains("\nssh HOST portalscope node " + file + " --data 8 --token TOKEN --process client "), out::toString);
    }

    @Test
    void shouldPrintHowATokenIsMade() throws Exception {
        assertEquals(0, run("launch", "--print", file(PUT)));
        String command = out.toString().lines().findFirst().orElseThrow().replaceFirst(" {6}makes the token.*", "");
        Process shell = new ProcessBuilder("sh", "-c", command).directory(folder.toFile()).inheritIO().start();
        assertEquals(0, shell.waitFor(), command);
        assertEquals(2 * Token.SIZE, Token.read(folder.resolve("TOKEN")).digits().length());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("TOKEN"))));
    }

    @Test
    void shouldRefuseWhatOnlyAWorldCanDo() throws IOException {
        String file = file(PUT.replace("print \"served\"", "wait 5us"));
        assertEquals(2, run("launch", file));
        assertTrue(err.toString().startsWith(file + ":12: nodes run in real time"), err::toString);
    }

    @Test
    void shouldRefuseANodeThatIsNone() throws IOException {
        String file = file(PUT);
        assertEquals(2, run("launch", "-n", "3", file));
        assertEquals(2, run("node", file, "--process", "nobody"));
        assertEquals(2, run("node", file, "--rank", "2"));
        assertEquals(2, run("node", file, "--rank", "0", "--peers", "127.0.0.1:1"));
        assertEquals(2, run("node", file, "--rank", "0", "--peers", "127.0.0.1:1,x"));
        assertEquals(2, run("node", file, "--rank", "0", "--hosts", folder.resolve("none").toString()));
        assertEquals(2, run("node", file, "--rank", "0", "--tls-ca", "authority.pem"));
        assertEquals(2, run("node", file, "--rank", "0", "--frame-limit", "3"));
        assertEquals(2, run("node", file, "--rank", "0", "--no-control", "--paused"));
        assertEquals(2, run("node", file, "--rank", "0", "--data", "-1"));
        assertEquals("the scenario has 2 processes, not 3\n"
                + "there is no process nobody: there are server, client\n"
                + "the ranks of 2 processes are 0 to 1, and this is 2\n"
                + "there are 2 processes, and 1 addresses\n"
                + "an address is HOST:PORT, not x\n"
                + folder.resolve("none") + " cannot be read: " + folder.resolve("none") + '\n'
                + "--tls-cert, --tls-key and --tls-ca go together\n"
                + "--frame-limit wants at least 1024 bytes, not 3\n"
                + "--no-control goes with neither --control nor --paused\n"
                + "--data wants a number from 0, not -1\n", err.toString());
    }

    @Test
    void shouldSayWhyNothingCanBeRecorded() throws IOException {
        String file = file(PUT);
        Path missing = folder.resolve("none").resolve("server.ptlrec");
        assertEquals(2, run("launch", file, "--record", file));
        assertEquals(2, run("node", file, "--rank", "0", "--record", missing.toString()));
        assertEquals("--record wants a folder, and " + file + " is a file\n" + missing + ": there is no folder " + missing.getParent() + "\n", err.toString());
    }

    @Test
    void shouldReadTheRankThatALauncherGives() throws BadInputException {
        assertEquals(Optional.of(new LauncherRank(3, 4, "PMIX_NAMESPACE-host-7_1")),
                LauncherRank.of(Map.of("OMPI_COMM_WORLD_RANK", "3", "OMPI_COMM_WORLD_SIZE", "4", "PMIX_NAMESPACE", "host-7@1")));
        assertEquals(Optional.of(new LauncherRank(0, 2, null)), LauncherRank.of(Map.of("PMI_RANK", "0", "PMI_SIZE", "2")));
        assertEquals(Optional.of(new LauncherRank(1, 2, "SLURM_JOB_ID-77-3")),
                LauncherRank.of(Map.of("SLURM_PROCID", "1", "SLURM_NTASKS", "2", "SLURM_JOB_ID", "77", "SLURM_STEP_ID", "3")));
        assertEquals(Optional.of(new LauncherRank(1, null, null)), LauncherRank.of(Map.of("PMIX_RANK", "1")));
        assertEquals(Optional.empty(), LauncherRank.of(Map.of("PATH", "x")));
    }
}
