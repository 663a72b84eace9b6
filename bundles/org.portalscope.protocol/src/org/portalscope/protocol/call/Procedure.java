package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ValueType;

/**
 * What a call of a protocol does, step after step: 'do this, then that'. A procedure is made once and holds no state of any process; a
 * {@link ResumableCall} says how far a thread is in it.
 */
public final class Procedure {

    private final String name;
    private final List<CallVariable> parameters;
    private final List<CallVariable> outputs;
    private final List<CallVariable> variables;
    /** Where the value of each variable is kept, at its number less that of the first; negative where there is none of this procedure. */
    private final int[] indices;
    private final int firstNumber;
    /** Those of the parameters, which are asked for with each call. */
    private final ValueType[] types;
    private final ProcedureStep[] steps;
    private final String[] labels;
    /** The steps that the labels stand before. */
    private final int[] positions;

    private Procedure(Builder builder) {
        name = builder.name;
        parameters = List.copyOf(builder.parameters);
        outputs = List.copyOf(builder.outputs);
        variables = List.copyOf(builder.variables);
        firstNumber = variables.stream().mapToInt(CallVariable::number).min().orElse(0);
        indices = indices(variables, firstNumber);
        types = parameters.stream().map(CallVariable::type).toArray(ValueType[]::new);
        steps = builder.steps.toArray(ProcedureStep[]::new);
        labels = builder.labels.keySet().toArray(String[]::new);
        positions = builder.labels.values().stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] indices(List<CallVariable> variables, int firstNumber) {
        int[] indices = new int[variables.stream().mapToInt(CallVariable::number).max().orElse(firstNumber) - firstNumber + 1];
        Arrays.fill(indices, -1);
        for (int i = 0; i < variables.size(); i++) {
            indices[variables.get(i).number() - firstNumber] = i;
        }
        return indices;
    }

    /** Begins a procedure; its name is unique in its protocol. */
    public static Builder named(String name, CallVariable... parameters) {
        return new Builder(name, List.of(parameters));
    }

    public String name() {
        return name;
    }

    public List<CallVariable> parameters() {
        return parameters;
    }

    public int parameterCount() {
        return types.length;
    }

    /** @param parameter its index */
    public ValueType type(int parameter) {
        return types[parameter];
    }

    /** The variables whose values a call of it stores when it ends. */
    public List<CallVariable> outputs() {
        return outputs;
    }

    /** All its variables, the parameters first. */
    public List<CallVariable> variables() {
        return variables;
    }

    /** Whether a call of it comes to a barrier of all processes of the run, without the procedures that it enters. */
    public boolean hasBarrier() {
        return Arrays.stream(steps).anyMatch(ProcedureStep::isBarrier);
    }

    /**
     * Where the value of a variable is kept.
     *
     * @throws IllegalArgumentException if it has no such variable
     */
    int index(CallVariable variable) {
        int number = variable.number() - firstNumber;
        int index = number >= 0 && number < indices.length ? indices[number] : -1;
        return index >= 0 ? index : indexOfEqual(variable);
    }

    private int indexOfEqual(CallVariable variable) {
        int index = variables.indexOf(variable);
        if (index < 0) {
            throw new IllegalArgumentException(name + " has no variable " + variable.name());
        }
        return index;
    }

    /** How many steps it has. */
    int length() {
        return steps.length;
    }

    /** Its steps, which nobody changes; behind the last it returns. */
    ProcedureStep[] steps() {
        return steps;
    }

    /** @param position less than {@link #length}, behind which the procedure returns */
    ProcedureStep step(int position) {
        return steps[position];
    }

    private void requireArguments(int count) {
        if (count != types.length) {
            throw new IllegalArgumentException(name + " takes " + types.length + " arguments");
        }
    }

    /** Values for its variables, of which those of the parameters are some arguments and the others null. */
    Object[] values(List<Object> arguments) {
        requireArguments(arguments.size());
        Object[] given = arguments.toArray();
        return given.length == variables.size() ? given : Arrays.copyOf(given, variables.size());
    }

    /** The same of arguments that come as an array, for it alone. */
    Object[] values(Object[] arguments) {
        requireArguments(arguments.length);
        return arguments.length == variables.size() ? arguments : Arrays.copyOf(arguments, variables.size(), Object[].class);
    }

    /** Values for its variables, of which those of the parameters are those that some variables have where it is called, and the others null. */
    private Object[] values(CallVariable[] arguments, CallView caller) {
        Object[] values = new Object[variables.size()];
        for (int i = 0; i < arguments.length; i++) {
            values[i] = caller.get(arguments[i]);
        }
        return values;
    }

    /** The step that a label stands before. */
    int position(String label) {
        int hash = label.hashCode();
        for (int i = 0; i < labels.length; i++) {
            if (labels[i].hashCode() == hash && labels[i].equals(label)) { // strings know theirs, and most others have another one
                return positions[i];
            }
        }
        throw new IllegalArgumentException(name + " has no label " + label);
    }

    @Override
    public String toString() {
        return name;
    }

    /** Puts a procedure together. */
    public static final class Builder {

        private final String name;
        private final List<CallVariable> parameters;
        private final List<CallVariable> outputs = new ArrayList<>();
        private final List<CallVariable> variables;
        private final List<ProcedureStep> steps = new ArrayList<>();
        private final Map<String, Integer> labels = new LinkedHashMap<>();

        private Builder(String name, List<CallVariable> parameters) {
            this.name = name;
            this.parameters = parameters;
            variables = new ArrayList<>(parameters);
        }

        /** Adds variables, which have no values at first. */
        public Builder variables(CallVariable... more) {
            variables.addAll(List.of(more));
            return this;
        }

        /** What a call of it stores: the values that these variables have when it ends. Those that are no parameters and no variables become variables. */
        public Builder outputs(CallVariable... stored) {
            for (CallVariable output : stored) {
                outputs.add(output);
                if (!variables.contains(output)) {
                    variables.add(output);
                }
            }
            return this;
        }

        /** Names the next step. */
        public Builder label(String label) {
            labels.put(label, steps.size());
            return this;
        }

        /** Then this, which makes no call of Portals and so belongs to the transition before it. */
        public Builder then(StepAction step) {
            return add(new ActionStep(step, true));
        }

        /** Then this, and on. */
        public Builder thenDo(Consumer<CallContext> step) {
            return add(new LocalAction(step));
        }

        /** Then this, which makes one call of Portals. */
        public Builder thenCall(StepAction step) {
            return add(new ActionStep(step, false));
        }

        /** Then a call of Portals that must succeed. */
        public Builder thenCheck(Function<CallContext, FunctionResult> step) {
            return thenCheck(step, null);
        }

        /**
         * Then a call of Portals that must succeed.
         *
         * @param note what is done once it has, or null
         */
        public Builder thenCheck(Function<CallContext, FunctionResult> step, Consumer<CallContext> note) {
            return add(new CheckedCall(step, null, note));
        }

        /** Then a call of Portals that must succeed; a variable takes the handle that it makes. */
        public Builder thenMake(CallVariable made, Function<CallContext, FunctionResult> step) {
            return thenMake(made, step, null);
        }

        /**
         * Then a call of Portals that must succeed.
         *
         * @param made takes the handle that it makes
         * @param note what is done once it has, or null
         */
        public Builder thenMake(CallVariable made, Function<CallContext, FunctionResult> step, Consumer<CallContext> note) {
            return add(new CheckedCall(step, made, note));
        }

        /** Then all events that are there, without waiting for others. */
        public Builder thenProgress(Dispatcher dispatcher) {
            return thenProgress(dispatcher, null);
        }

        /**
         * Then all events that are there, without waiting for others.
         *
         * @param behind what is done at once behind the last of them, without a call of Portals, or null; it says what comes next
         */
        public Builder thenProgress(Dispatcher dispatcher, StepAction behind) {
            return add(new EventProgress(dispatcher, null, behind));
        }

        /** Then events until a condition holds, which looks at the state and changes nothing. */
        public Builder thenWait(Dispatcher dispatcher, Predicate<CallView> until) {
            return thenWait(dispatcher, until, null);
        }

        /**
         * Then events until a condition holds, which looks at the state and changes nothing.
         *
         * @param reached what is done at once when it holds, without a call of Portals; it says what comes next, which may be to wait again
         */
        public Builder thenWait(Dispatcher dispatcher, Predicate<CallView> until, StepAction reached) {
            return add(new EventProgress(dispatcher, until, reached));
        }

        /**
         * Then another procedure.
         *
         * @param arguments in the order of its parameters
         * @param result    takes what it returns, or null
         */
        public Builder thenEnter(Procedure procedure, Function<CallContext, List<Object>> arguments, CallVariable result) {
            return add(new EnterStep(procedure, call -> procedure.values(arguments.apply(call)), result));
        }

        /**
         * Then another procedure, whose result nobody takes.
         *
         * @param arguments the variables of this one whose values its parameters get, in their order
         * @throws IllegalArgumentException if it has another number of parameters
         */
        public Builder thenEnter(Procedure procedure, CallVariable... arguments) {
            return thenEnter(procedure, List.of(arguments), null);
        }

        /**
         * Then another procedure.
         *
         * @param arguments the variables of this one whose values its parameters get, in their order
         * @param result    takes what it returns, or null
         * @throws IllegalArgumentException if it has another number of parameters
         */
        public Builder thenEnter(Procedure procedure, List<CallVariable> arguments, CallVariable result) {
            procedure.requireArguments(arguments.size());
            CallVariable[] given = arguments.toArray(CallVariable[]::new);
            return add(new EnterStep(procedure, call -> procedure.values(given, call), result));
        }

        /**
         * Then the procedure that a step chooses, whose result nobody takes.
         *
         * @param choice {@link Continuation#enter enters} it, or goes on without one
         */
        public Builder thenChoose(StepAction choice) {
            return add(new ChosenProcedure(choice, true));
        }

        /**
         * Then one call of Portals, and behind it, at once, the procedure that the step chooses, whose result nobody takes.
         *
         * @param step {@link Continuation#enter enters} it, or goes on without one
         */
        public Builder thenCallAndChoose(StepAction step) {
            return add(new ChosenProcedure(step, false));
        }

        /**
         * Then a function of the program. It runs in the thread that makes the call, and may make calls itself.
         *
         * @param callback says which function, with which arguments; it looks at the state and changes nothing
         * @param result   takes what the function returns, or null
         */
        public Builder thenCallBack(Function<CallView, Callback> callback, CallVariable result) {
            return add(new CallbackStep(callback, result));
        }

        /** Then a barrier of all processes of the run. */
        public Builder thenBarrier() {
            return add(new ProcedureStep.Barrier());
        }

        /** Then the end; what the step yields is the result. */
        public Procedure thenReturn(Function<CallContext, Object> result) {
            then(context -> Continuation.result(result.apply(context)));
            return new Procedure(this);
        }

        /** Then the end, without a result. */
        public Procedure end() {
            if (steps.isEmpty() || steps.get(steps.size() - 1) instanceof CallbackStep) { // a call can come to rest there, and has a next step then
                then(context -> Continuation.ON);
            }
            return new Procedure(this);
        }

        private Builder add(ProcedureStep step) {
            steps.add(step);
            return this;
        }
    }
}
