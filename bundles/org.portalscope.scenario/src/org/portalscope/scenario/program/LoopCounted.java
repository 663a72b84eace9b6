package org.portalscope.scenario.program;

/**
 * A thread began a round of a loop or left the loop.
 *
 * @param depth  how many loops that count their rounds lie around it
 * @param before the round until then, or null on entry
 * @param after  the round from now on, or null behind the loop
 */
record LoopCounted(int thread, int depth, Round before, Round after) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.thread(thread).top().rounds[depth] = after;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.thread(thread).top().rounds[depth] = before;
    }

    @Override
    public String words() {
        return after == null ? "the loop ends after " + before : after + " begins";
    }
}
