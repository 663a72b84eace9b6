package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The start script in a small tree with a Maven and a virtual machine that only say how they were called: where it keeps files, and a built tree that its user
 * may not write. Root may write everywhere, so root starts the script as nobody, by {@code setpriv}; without that, the tests of such trees are skipped.
 */
class StartScriptTest {

    private static final Path RELENG = Path.of("..", "..", "releng");
    private static final String PRODUCT = "product/target/products/org.portalscope.product/linux/gtk/x86_64";
    private static final String COMMAND = "org.portalscope.cli.Main";
    private static final String NOBODY = "65534";

    @TempDir
    private Path folder;

    private Path tree;
    private Path tools;
    private boolean asNobody;

    /** How a command ended, and what it printed. */
    private record Ended(int status, String output) {
    }

    @BeforeEach
    void makeTree() throws Exception {
        assumeTrue(System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64"), "the script is for Linux x86_64");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        tree = folder.resolve("tree");
        for (String copied : List.of("portalscope", "lib/tools.sh")) {
            write("releng/" + copied, Files.readString(RELENG.resolve(copied)));
        }
        write("pom.xml", "<project/>");
        write("bundles/org.portalscope.scenario/library/scenarios.index", "first\n");
        for (String part : List.of(".mvn", "features", "releng/emf-generator", "target-platform")) {
            write(part + "/file", part);
        }
        tools = folder.resolve("tools");
        tool("mvn", "[ \"$1\" = --version ] && { echo 'Apache Maven 3.9.9'; exit; }\n"
                + "echo built >>.build/builds; mkdir -p " + PRODUCT + "/plugins " + PRODUCT + "/configuration\n"
                + "echo 'osgi.instance.area.default=@user.home/.portalscope' >" + PRODUCT + "/configuration/config.ini\n");
        tool("java", "echo \"java $*\"\n");
        tool("javac", "echo 'javac 17.0.1'\n");
        tool("ldconfig", "echo libgtk-3.so.0\n");
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(tree.resolve(file).getParent());
        Files.writeString(tree.resolve(file), text);
    }

    private void tool(String name, String lines) throws IOException {
        Path tool = Files.createDirectories(tools.resolve("bin")).resolve(name);
        Files.writeString(tool, "#!/usr/bin/env bash\n" + lines);
        Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Runs a line of bash with no more in the environment than some variables. */
    private Ended bash(Map<String, String> environment, String line) throws Exception {
        List<String> command = new ArrayList<>(asNobody ? List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups") : List.of());
        command.addAll(List.of("bash", "-c", line));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(Map.of("PATH", tools.resolve("bin") + ":/usr/bin:/bin", "JAVA_HOME", tools.toString(), "LC_ALL", "C"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), output);
    }

    private Ended start(Map<String, String> environment, String arguments) throws Exception {
        return bash(environment, tree.resolve("releng/portalscope") + " " + arguments);
    }

    private String cacheFolder(Map<String, String> environment) throws Exception {
        Ended ended = bash(environment, ". " + tree.resolve("releng/lib/tools.sh") + "; printf %s \"$cache\"");
        assertEquals(0, ended.status(), ended::output);
        return ended.output();
    }

    /** Builds the tree, and takes from the user of the next commands the right to write there. */
    private void buildForOthers() throws Exception {
        Files.setPosixFilePermissions(tree.resolve("releng/portalscope"), PosixFilePermissions.fromString("rwxr-xr-x"));
        assertEquals(0, start(Map.of("HOME", folder.toString()), "list").status());
        assertEquals(0, bash(Map.of(), "chmod -R a+rX,a-w " + tree).status());
        asNobody = bash(Map.of(), "[ -w " + tree + " ]").status() == 0;
        Ended ended = bash(Map.of(), "[ ! -w " + tree + "/.build ] && [ -r " + tree + "/.build/built ] && [ -x " + tools + "/bin/java ]");
        assumeTrue(ended.status() == 0, "there is no user here who may read the tree and not write it");
    }

    /** All files of the tree with their times. */
    private Map<String, FileTime> files() throws IOException {
        Map<String, FileTime> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path file : all.toList()) {
                files.put(file.toString(), Files.getLastModifiedTime(file));
            }
        }
        return files;
    }

    @Test
    void shouldKeepFilesWhereTheEnvironmentSays() throws Exception {
        assertEquals("/somewhere/portalscope", cacheFolder(Map.of("XDG_CACHE_HOME", "/somewhere", "HOME", "/home/me")));
        assertEquals("/home/me/.cache/portalscope", cacheFolder(Map.of("HOME", "/home/me")));
        assertEquals("/home/me/.cache/portalscope", cacheFolder(Map.of("XDG_CACHE_HOME", "", "HOME", "/home/me")));
    }

    @Test
    void shouldKeepFilesInATemporaryFolderOfTheUserWithoutAHome() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Map<String, String> environment = Map.of("TMPDIR", temporary.toString(), "HOME", "");
        Path own = Path.of(cacheFolder(environment));
        assertEquals(temporary, own.getParent());
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(own)));
        assertEquals(own.toString(), cacheFolder(Map.of("TMPDIR", temporary.toString())));
    }

    @Test
    void shouldNotFollowALinkToTheFolderOfAnotherUser() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Map<String, String> environment = Map.of("TMPDIR", temporary.toString());
        Path own = Path.of(cacheFolder(environment));
        Files.delete(own);
        Files.createSymbolicLink(own, Files.createDirectory(folder.resolve("other")));
        Path another = Path.of(cacheFolder(environment));
        assertNotEquals(own, another);
        assertTrue(Files.isDirectory(another), another::toString);
    }

    @Test
    void shouldBuildOnceAndStartWithoutAHome() throws Exception {
        Files.setPosixFilePermissions(tree.resolve("releng/portalscope"), PosixFilePermissions.fromString("rwxr-xr-x"));
        for (int times = 0; times < 2; times++) {
            Ended ended = start(Map.of(), "list");
            assertEquals(0, ended.status(), ended::output);
            assertTrue(ended.output().contains(COMMAND + " list\n"), ended::output);
        }
        assertEquals("built\n", Files.readString(tree.resolve(".build/builds")));
    }

    @Test
    void shouldStartABuiltTreeThatTheUserMayNotWrite() throws Exception {
        buildForOthers();
        Map<String, FileTime> before = files();
        for (Map<String, String> environment : List.of(Map.<String, String>of(), Map.of("XDG_CACHE_HOME", "/nowhere"), Map.of("HOME", "/nowhere"))) {
            Ended ended = start(environment, "list");
            assertEquals(0, ended.status(), ended::output);
            assertTrue(ended.output().endsWith(COMMAND + " list\n"), ended::output);
        }
        assertEquals(before, files());
    }

    @Test
    void shouldStartTheWorkbenchOfABuiltTreeThatTheUserMayNotWrite() throws Exception {
        buildForOthers();
        Map<String, FileTime> before = files();
        Ended ended = start(Map.of("DISPLAY", "host:0", "XDG_CACHE_HOME", "/somewhere"), "--gallery");
        assertEquals(0, ended.status(), ended::output);
        assertTrue(ended.output().contains("-Duser.home=/somewhere/portalscope ") && ended.output().contains(" -gallery\n"), ended::output);
        assertFalse(ended.output().contains("ArchiveClassesAtExit"), ended::output);
        assertEquals(before, files());
    }

    @Test
    void shouldStartABuiltTreeWhoseFilesOnlyHaveOtherTimes() throws Exception {
        buildForOthers();
        Files.setLastModifiedTime(tree.resolve("pom.xml"), FileTime.fromMillis(0));
        Ended ended = start(Map.of(), "list");
        assertEquals(0, ended.status(), ended::output);
    }

    @Test
    void shouldSayThatATreeIsNotBuiltThatTheUserMayNotWrite() throws Exception {
        buildForOthers();
        Path changed = tree.resolve("pom.xml");
        Files.setPosixFilePermissions(changed, PosixFilePermissions.fromString("rw-r--r--"));
        Files.writeString(changed, "<project>other</project>");
        Ended ended = start(Map.of(), "list");
        assertEquals(1, ended.status(), ended::output);
        assertEquals("portalscope: not built, and no permission to write to the folder " + tree + "; start it once as a user who may write there\n",
                ended.output());
    }
}
