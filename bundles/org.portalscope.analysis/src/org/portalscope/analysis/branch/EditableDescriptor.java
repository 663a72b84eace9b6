package org.portalscope.analysis.branch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdOptions;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Problems;

/**
 * The members of a memory descriptor, Portals 3.2 §3.8.1.
 *
 * @param queues the handles of the event queues of its interface
 */
record EditableDescriptor(long handle, MdValues values, List<Long> queues) implements Editable {

    private static final String START = "start";
    private static final String LENGTH = "length";
    private static final String THRESHOLD = "threshold";
    private static final String MAX_OFFSET = "max_offset";
    private static final String OPTIONS = "options";
    private static final String USER_PTR = "user_ptr";
    private static final String EVENTQ = "eventq";
    private static final String INFINITE = "PTL_MD_THRESH_INF";
    private static final String NO_QUEUE = "PTL_EQ_NONE";

    @Override
    public List<Member> members() {
        return List.of(new Member(START, Numbers.hex(values.start())), new Member(LENGTH, Long.toString(values.length())),
                new Member(THRESHOLD, values.threshold() == Ptl.PTL_MD_THRESH_INF ? INFINITE : Integer.toString(values.threshold())),
                new Member(MAX_OFFSET, Long.toString(values.maxOffset())), new Member(OPTIONS, options()), new Member(USER_PTR, Numbers.hex(values.userPtr())),
                new Member(EVENTQ, Handle.isNone(values.eventq()) ? NO_QUEUE : Handle.text(values.eventq())));
    }

    private String options() {
        List<Object> names = MdOptions.names(values.options()).values().stream().map(Object.class::cast).toList();
        return names.isEmpty() ? "0" : names.stream().map(Object::toString).collect(Collectors.joining(" | "));
    }

    @Override
    public Optional<Input> edited(Map<String, String> texts, Problems problems) {
        EditedMembers reader = new EditedMembers(this, texts, problems);
        MdValues edited = new MdValues(reader.number(START, values.start()), reader.number(LENGTH, values.length()),
                (int) reader.number(THRESHOLD, values.threshold(), Ptl.PTL_MD_THRESH_INF, Integer.MAX_VALUE), reader.number(MAX_OFFSET, values.maxOffset()),
                (int) reader.number(OPTIONS, values.options(), 0, (1 << MdOptions.NAMES.size()) - 1), reader.number(USER_PTR, values.userPtr()),
                queue(reader));
        return reader.isRight() ? Optional.of(new DescriptorEdited(handle, edited)) : Optional.empty();
    }

    private long queue(EditedMembers reader) {
        String text = reader.text(EVENTQ).orElse(null);
        if (text == null) {
            return values.eventq();
        }
        if (text.equals(NO_QUEUE)) {
            return Ptl.PTL_EQ_NONE;
        }
        return queues.stream().filter(queue -> Handle.text(queue).equals(text)).findFirst()
                .orElseGet(() -> reader.wrong(EVENTQ, NO_QUEUE + queues.stream().map(queue -> ", " + Handle.text(queue)).collect(Collectors.joining()), 0L));
    }
}
