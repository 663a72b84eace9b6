package org.portalscope.scenario.program;

/** A program in Java ended, since its process died. */
record ProgramEnded() implements JavaProgramEffect {

    @Override
    public void apply(JavaProgramState program) {
        program.setDead(true);
    }

    @Override
    public void revert(JavaProgramState program) {
        program.setDead(false);
    }

    @Override
    public String words() {
        return "its thread ends";
    }
}
