package org.portalscope.engine.property;

final class Coverage {
    static void check(Tally tally) {
        tally.all().entrySet().stream().sorted(java.util.Map.Entry.comparingByKey()).forEach(e -> System.out.println(e));
    }
}
