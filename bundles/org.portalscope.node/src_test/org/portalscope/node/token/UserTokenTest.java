package org.portalscope.node.token;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The token that the nodes of a user share is made once, and used only if no other user could have read or made it. */
@Timeout(60)
class UserTokenTest {

    @TempDir
    private Path home;

    private Path folder() {
        return home.resolve(".portalscope");
    }

    private Path file() {
        return folder().resolve("token");
    }

    private String refusal() {
        return assertThrows(IOException.class, () -> UserToken.get(folder())).getMessage();
    }

    private void make(String digits, String permissions) throws IOException {
        Files.createDirectory(folder(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.writeString(file(), digits);
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString(permissions));
    }

    @Test
    void shouldBeMadeOnceAndReadByItsUserOnly() throws IOException {
        Token made = UserToken.get(folder());
        assertEquals(made.digits(), UserToken.get(folder()).digits());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())));
        try (Stream<Path> files = Files.list(folder())) {
            assertEquals(List.of(file()), files.toList());
        }
    }

    @Test
    void shouldBeTheSameForAllWhoMakeItAtOnce() throws Exception {
        int threads = 8;
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < 50; round++) {
                Path place = home.resolve("home" + round).resolve(".portalscope");
                CyclicBarrier together = new CyclicBarrier(threads);
                Callable<String> get = () -> {
                    together.await(30, TimeUnit.SECONDS);
                    return UserToken.get(place).digits();
                };
                List<Future<String>> got = new ArrayList<>();
                for (int i = 0; i < threads; i++) {
                    got.add(executor.submit(get));
                }
                Set<String> all = new HashSet<>();
                for (Future<String> one : got) {
                    all.add(one.get(30, TimeUnit.SECONDS));
                }
                assertEquals(1, all.size());
            }
        } finally {
            executor.shutdownNow();
        }
    }

    @Test
    void shouldBeRefusedIfOthersCanReadIt() throws IOException {
        make("7f".repeat(Token.SIZE), "rw-r-----");
        assertEquals("others can use " + file() + "; remove it, and a new one is made", refusal());
    }

    @Test
    void shouldBeRefusedIfOthersCanWriteIntoItsFolder() throws IOException {
        make("7f".repeat(Token.SIZE), "rw-------");
        Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwx---"));
        assertTrue(refusal().startsWith("others can write into " + folder()), refusal());
    }

    @Test
    void shouldBeRefusedIfItBelongsToAnotherUser() throws IOException {
        make("7f".repeat(Token.SIZE), "rw-------");
        try {
            Files.setAttribute(file(), "unix:uid", 54321);
        } catch (IOException e) {
            assumeTrue(false, "skipped, because only root can give files to others");
        }
        assertTrue(refusal().startsWith(file() + " belongs to another user"), refusal());
    }

    @Test
    void shouldBeRefusedIfItIsALink() throws IOException {
        UserToken.get(folder());
        Path elsewhere = Files.move(file(), home.resolve("token"));
        Files.createSymbolicLink(file(), elsewhere);
        assertEquals(file() + " is no regular file; remove it", refusal());
        Files.delete(elsewhere);
        assertEquals(file() + " is no regular file; remove it", refusal());
        assertFalse(Files.exists(elsewhere), "a link that leads nowhere is not followed either");
    }

    @Test
    void shouldBeRefusedIfItIsAFolder() throws IOException {
        Files.createDirectories(file());
        assertEquals(file() + " is no regular file; remove it", refusal());
    }

    @Test
    void shouldBeRefusedIfItIsNotWhole() throws IOException {
        make("7f".repeat(Token.SIZE - 1), "rw-------");
        assertEquals(file() + " cannot be used: it does not hold a token of 64 hexadecimal digits; remove it, and a new one is made", refusal());
        Files.writeString(file(), "");
        assertTrue(refusal().contains("it does not hold a token"), refusal());
        Files.writeString(file(), "7f".repeat(10_000));
        assertTrue(refusal().contains("it is longer than a file with a token"), refusal());
    }

    @Test
    void shouldBeRefusedWithoutAHome() {
        assertEquals("the system names no home folder for this user",
                assertThrows(IOException.class, () -> UserToken.get(Path.of("?", ".portalscope"))).getMessage());
        assertFalse(Files.exists(Path.of("?")));
    }

    @Test
    void shouldNeverBeShown() throws IOException {
        Token token = Token.random();
        assertEquals("token", token.toString());
        String digits = "xy" + token.digits().substring(2);
        assertFalse(assertThrows(IllegalArgumentException.class, () -> Token.parse(digits)).getMessage().contains(token.digits().substring(2)));
        assertThrows(IllegalArgumentException.class, () -> Token.parse(token.digits() + "0"));
        assertEquals(token.digits(), Token.read(Files.writeString(home.resolve("t"), " " + token.digits().toUpperCase(Locale.ROOT) + "\r\n")).digits());
        assertEquals("it is no regular file", assertThrows(IOException.class, () -> Token.read(home)).getMessage());
    }
}
