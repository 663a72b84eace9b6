package org.portalscope.world.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;

/** Lets a navigator that remembers little go to and fro, and compares its state with that of a fresh world after the same choices. */
class StateNavigatorTest {

    private static final int MOVES = 200;
    private static final int FEW = 40_000;
    private static final int SOME = 12;
    private static final int SELDOM = 60;
    private static final ExplorationOptions OPTIONS = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 1, Set.of("p0"), 1, 1, Integer.MAX_VALUE);

    private final List<Choice> path = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldReachTheStateOfAFreshWorld(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StateNavigator navigator = new StateNavigator(RandomWorld.of(seed), new StateStore(), OPTIONS, FEW);
        for (int i = 0; i < MOVES; i++) {
            EnabledMoves moves = navigator.moves();
            if (moves.count() > 0 && random.nextInt(SOME) > 0) {
                int move = random.nextInt(moves.count());
                go(navigator, moves, moves.isDeath(move) && random.nextInt(SELDOM) > 0 ? 0 : move);
            } else {
                back(navigator, random.nextInt(Math.min(SOME, path.size() + 1)));
                compare(RandomWorld.of(seed), navigator, "seed " + seed + " after " + path);
                compareEachMove(seed, navigator);
            }
        }
    }

    /** Makes each move twice, the second time after another has been made. */
    private void compareEachMove(long seed, StateNavigator navigator) {
        EnabledMoves moves = navigator.moves();
        for (int move = moves.count() - 1; move >= 0; move--) {
            navigator.go(moves.get(move), moves.code(move));
            navigator.back();
        }
        for (int move = moves.count() - 1; move >= 0; move--) {
            go(navigator, moves, move);
            compare(RandomWorld.of(seed), navigator, "seed " + seed + " after " + path);
            back(navigator, 1);
        }
    }

    private void go(StateNavigator navigator, EnabledMoves moves, int move) {
        navigator.go(moves.get(move), moves.code(move));
        path.add(moves.get(move));
        codes.add(moves.code(move));
    }

    private void back(StateNavigator navigator, int count) {
        for (int i = 0; i < count; i++) {
            navigator.back();
            path.remove(path.size() - 1);
            codes.remove(codes.size() - 1);
        }
    }

    private void compare(World fresh, StateNavigator navigator, String context) {
        path.forEach(fresh::advance);
        WorldForm form = new WorldForm(fresh);
        form.digest(codes.stream().filter(EnabledMoves::isFaultCode).count());
        WorldForm digest = navigator.digest();
        assertEquals(List.of(form.high(), form.low()), List.of(digest.high(), digest.low()), context);
        EnabledMoves moves = navigator.moves();
        List<Choice> offered = IntStream.range(0, moves.count()).filter(move -> !moves.isFault(move) && !moves.isDeath(move)).mapToObj(moves::get).toList();
        assertEquals(Set.copyOf(fresh.enabled()), Set.copyOf(offered), context);
        for (int move = 0; move < moves.count(); move++) {
            assertEquals(moves.get(move), navigator.choice(moves.code(move)), context);
        }
    }
}
