package org.portalscope.goal.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.antlr.v4.runtime.Token;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalParser.FileContext;
import org.portalscope.goal.parser.GoalParser.RankContext;

/** Makes the schedule of a syntax tree without errors. */
final class ScheduleBuilder {

    /** As many as the source in the match bits of MPI tells apart. */
    private static final int MOST_RANKS = 65_536;
    private static final int MOST_OPERATIONS = 250_000;

    private final Problems problems;
    private final Map<Integer, RankContext> ranks = new TreeMap<>();

    ScheduleBuilder(Problems problems) {
        this.problems = problems;
    }

    /** The schedule, of use only if no problem was noted. */
    GoalSchedule build(FileContext tree) {
        int count = (int) NumberRange.of("a number of ranks", 1, MOST_RANKS).read(tree.count, problems);
        tree.rank().forEach(rank -> place(rank, count));
        noteMissing(tree.count, count);
        List<GoalRank> built = new ArrayList<>();
        int operations = 0;
        for (RankContext rank : ranks.values()) {
            GoalRank next = new RankBuilder(rank, count, problems).build();
            operations += next.operations().size();
            if (operations > MOST_OPERATIONS) {
                problems.add(TokenReader.position(rank.getStart()), rank.getStart().getText() + ' ' + rank.number.getText(),
                        "no more operations: a schedule has at most " + MOST_OPERATIONS + ", and there are " + operations + " up to here");
                break;
            }
            built.add(next);
        }
        return new GoalSchedule(built);
    }

    private void place(RankContext rank, int count) {
        int number = (int) NumberRange.of("a rank", 0, count - 1L).read(rank.number, problems);
        RankContext first = ranks.putIfAbsent(number, rank);
        if (first != null && problems.isEmpty()) {
            problems.add(TokenReader.position(rank.number), rank.number.getText(),
                    "a rank that is not there yet: line " + first.number.getLine() + " has this one");
        }
    }

    private void noteMissing(Token counted, int count) {
        if (!problems.isEmpty()) {
            return;
        }
        for (int number = 0; number < count; number++) {
            if (!ranks.containsKey(number)) {
                problems.add(TokenReader.position(counted), counted.getText(), "as many as there are: 'rank " + number + " { }' is missing");
                return;
            }
        }
    }
}
