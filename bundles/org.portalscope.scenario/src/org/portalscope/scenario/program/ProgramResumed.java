package org.portalscope.scenario.program;

/** A program in Java was answered and went on to what it wants next. */
record ProgramResumed(ProgramHistory before, ProgramHistory after, String next) implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setHistory(after);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setHistory(before);
    }

    @Override
    public String words() {
        return "the program goes on to " + next;
    }
}
