package org.portalscope.scenario.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** Whatever exchange is asked for, its text is a scenario in the one style that ends well. */
class MpiExchangeTest {

    private static final int SEEDS = 6;
    private static final int SHORT = 8;
    private static final int LONG = 80;
    private static final int LIMIT = 64;
    /** The messages by which ranks wait for one another in MPI_Finalize have tag 0. */
    private static final String OF_PROGRAM = ".* tag [1-9] ";

    static Stream<MpiExchange> exchanges() {
        return Stream.of(ExchangePattern.values()).flatMap(pattern -> Stream.of(2, 3, 5).flatMap(ranks -> Stream.of(SHORT, LONG)
                .flatMap(bytes -> Stream.of(true, false).map(first -> new MpiExchange(pattern, ranks, bytes, LIMIT, first)))));
    }

    @ParameterizedTest
    @MethodSource("exchanges")
    void shouldEndWellInTurnAndInRandomOrders(MpiExchange exchange) {
        requireFine(world(exchange), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            requireFine(world(exchange), random(seed));
        }
    }

    @ParameterizedTest
    @MethodSource("exchanges")
    void shouldBeInTheOneStyle(MpiExchange exchange) throws Exception {
        assertEquals(Formatter.format(exchange.fileName(), exchange.text()), exchange.text());
    }

    @ParameterizedTest
    @MethodSource("exchanges")
    void shouldHaveNoUnexpectedMessageIfReceivesAreFirstAndElseNoOther(MpiExchange exchange) {
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = world(exchange);
            List<String> words = requireFine(world, random(seed));
            long unexpected = words.stream().filter(said -> said.matches(OF_PROGRAM + "is unexpected")).count();
            long received = words.stream().filter(said -> said.matches(OF_PROGRAM + "was unexpected and goes to request .*")).count();
            assertEquals(exchange.receivesFirst() ? 0 : messages(exchange), unexpected,
                    () -> words.stream().filter(said -> said.contains(" unexpected")).toList().toString());
            assertEquals(unexpected, received);
        }
    }

    /** How many messages an exchange has. */
    private static int messages(MpiExchange exchange) {
        int ranks = exchange.ranks();
        return switch (exchange.pattern()) {
            case ONE_MESSAGE -> 1;
            case PING_PONG -> 2 * 3;
            case RING -> ranks;
            case HALO_EXCHANGE -> 2 * 2 * (ranks - 1);
            case ALL_TO_ALL -> ranks * (ranks - 1);
            case MASTER_AND_WORKERS -> (2 * 2 + 1) * (ranks - 1);
            case TREE_BROADCAST -> ranks - 1;
        };
    }

    @ParameterizedTest
    @EnumSource
    void shouldEndWellWithTheGreatestNumbers(ExchangePattern pattern) throws Exception {
        MpiExchange exchange = new MpiExchange(pattern, 16, 1 << 10, 1 << 16, false);
        assertEquals(Formatter.format(exchange.fileName(), exchange.text()), exchange.text());
        requireFine(world(exchange), new RoundRobinScheduler());
        requireFine(world(new MpiExchange(pattern, 16, 1, 0, true)), new RoundRobinScheduler());
        requireFine(world(new MpiExchange(pattern, 2, 1 << 16, 1 << 16, true)), new RoundRobinScheduler());
    }

    @Test
    void shouldSayWhetherMessagesAreShort() {
        assertEquals("64 bytes are within the eager limit: messages are short, and MPI_Send does not wait for the receive.",
                new MpiExchange(ExchangePattern.RING, 4, LIMIT, LIMIT, true).protocol());
        assertEquals("1 byte is above the eager limit: messages are long, and MPI_Send waits for the receive.",
                new MpiExchange(ExchangePattern.RING, 4, 1, 0, true).protocol());
    }

    @Test
    void shouldReadWhatIsTyped() {
        Map<ExchangeNumber, String> typed = new HashMap<>(Map.of(ExchangeNumber.RANKS, " 3", ExchangeNumber.MESSAGE_BYTES, "65536 ",
                ExchangeNumber.EAGER_LIMIT, "0"));
        assertEquals(Optional.of(new MpiExchange(ExchangePattern.RING, 3, 1 << 16, 0, true)), MpiExchange.read(ExchangePattern.RING, typed, true));
        assertEquals(Optional.empty(), MpiExchange.problem(typed));
        for (String wrong : List.of("", "1", "17", "-2", "four", "2.5", "99999999999999999999")) {
            typed.put(ExchangeNumber.RANKS, wrong);
            assertEquals(Optional.empty(), MpiExchange.read(ExchangePattern.RING, typed, true), wrong);
            assertEquals(Optional.of("Ranks: a number from 2 to 16 is expected."), MpiExchange.problem(typed), wrong);
        }
    }

    @Test
    void shouldRefuseNumbersOutOfRange() {
        assertThrows(IllegalArgumentException.class, () -> new MpiExchange(ExchangePattern.RING, 1, SHORT, LIMIT, true));
        assertThrows(IllegalArgumentException.class, () -> new MpiExchange(ExchangePattern.RING, 2, 0, LIMIT, true));
        assertThrows(IllegalArgumentException.class, () -> new MpiExchange(ExchangePattern.RING, 2, SHORT, -1, true));
    }

    private static World world(MpiExchange exchange) {
        ParseResult result = ScenarioReader.parse(SourceId.library(exchange.fileName()), exchange.fileName(), exchange.text(), new FolderImports(null),
                Library.protocols());
        return result.scenario().orElseThrow(() -> new AssertionError(result.report())).world();
    }

    /** Runs to the end, and requires that nothing has failed and nothing is stuck; answers what the steps say. */
    private static List<String> requireFine(World world, Scheduler scheduler) {
        List<String> words = new ArrayList<>();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.execute(next.get(), words.size() + 1).steps().forEach(step -> words.add(step.words()));
        }
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
        assertTrue(!words.isEmpty());
        return words;
    }

    private static Scheduler random(int seed) {
        Random random = new Random(seed);
        return world -> {
            List<Choice> enabled = world.enabled();
            return enabled.isEmpty() ? Optional.empty() : Optional.of(enabled.get(random.nextInt(enabled.size())));
        };
    }
}
