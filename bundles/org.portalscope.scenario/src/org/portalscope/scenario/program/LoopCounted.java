package org.portalscope.scenario.program;

/**
 * A thread began a round of a loop or left the loop.
 *
 * @param loop   the instruction that is the loop's header
 * @param before the round until then, or null on entry
 * @param after  the round from now on, or null behind the loop
 */
record LoopCounted(int thread, int loop, Round before, Round after) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        set(program, after);
    }

    @Override
    public void revert(ScenarioProgram program) {
        set(program, before);
    }

    private void set(ScenarioProgram program, Round round) {
        if (round == null) {
            program.thread(thread).rounds.remove(loop);
        } else {
            program.thread(thread).rounds.put(loop, round);
        }
    }

    @Override
    public String words() {
        return after == null ? "the loop ends after " + before : after + " begins";
    }
}
