package org.portalscope.scene.portals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.model.Process;

/** What tiles call their processes, so that no two tiles say the same: in full where there is room for all of them, else ever shorter. */
final class TileLabels {

    private static final int BEGINNING = 3;
    /** The name of a member of a family, {@code worker[3]}, or one that ends in a number, {@code rank3}. */
    private static final Pattern MEMBER = Pattern.compile("(.*?)\\[?(\\d+)\\]?");

    private TileLabels() {
    }

    /**
     * The labels of processes, all of one form: id and name, of which the beginning is enough, the name, the rank in the family with so much of the name as
     * tells families apart, the id, or the index alone.
     *
     * @param room the width of a label
     */
    static List<String> of(List<Process> processes, int room, ToIntFunction<String> measure) {
        Predicate<String> fits = label -> measure.applyAsInt(label) <= room;
        if (processes.stream().map(TileLabels::least).allMatch(fits)) {
            return labels(processes, process -> process.getId() + " " + process.getName());
        }
        Set<String> families = processes.stream().map(process -> family(process.getName())).collect(Collectors.toCollection(TreeSet::new));
        return Stream.<Function<Process, String>>of(Process::getName, process -> rank(process.getName(), families), process -> process.getId().toString())
                .map(form -> labels(processes, form))
                .filter(labels -> labels.stream().allMatch(fits) && labels.stream().distinct().count() == labels.size()).findFirst()
                .orElseGet(() -> labels(processes, process -> Integer.toString(process.getIndex())));
    }

    /** The id and so much of the name that it says something. */
    private static String least(Process process) {
        String name = process.getName();
        return process.getId() + " " + (name.length() <= BEGINNING ? name : name.substring(0, BEGINNING) + "…");
    }

    private static String family(String name) {
        Matcher member = MEMBER.matcher(name);
        return member.matches() ? member.group(1) : name;
    }

    /** {@code 3} if all are of one family, else {@code w3}: as few letters as no other family begins with. */
    private static String rank(String name, Set<String> families) {
        String family = family(name);
        Matcher member = MEMBER.matcher(name);
        String number = member.matches() ? member.group(2) : "";
        if (families.size() == 1 && !number.isEmpty()) {
            return number;
        }
        int letters = 1;
        while (letters < family.length() && isShared(family.substring(0, letters), families)) {
            letters++;
        }
        return family.substring(0, Math.min(letters, family.length())) + number;
    }

    private static boolean isShared(String beginning, Set<String> families) {
        return families.stream().filter(family -> family.startsWith(beginning)).count() > 1;
    }

    private static List<String> labels(List<Process> processes, Function<Process, String> form) {
        return processes.stream().map(form).toList();
    }
}
