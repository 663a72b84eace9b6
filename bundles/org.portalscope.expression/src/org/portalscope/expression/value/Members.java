package org.portalscope.expression.value;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;

/** The members of structures, spelled as the document spells them: Portals 3.2 §3.4.1, §3.6.1, §3.8.1, §3.9.4. */
public final class Members {

    private static final Map<Type, Members> BY_TYPE = new HashMap<>();

    private record Member(Type type, Function<Object, Object> read) {
    }

    private final Map<String, Member> members = new LinkedHashMap<>();

    static {
        declare(Type.PROCESS, ProcessId.class)
                .with("nid", Type.INTEGER, (ProcessId id) -> (long) id.nid())
                .with("pid", Type.INTEGER, (ProcessId id) -> (long) id.pid());
        declare(Type.REGION, RegionValue.class)
                .with("address", Type.INTEGER, RegionValue::address)
                .with("length", Type.INTEGER, RegionValue::length);
        declare(Type.LIMITS, Limits.class)
                .with("max_match_entries", Type.INTEGER, (Limits limits) -> (long) limits.maxMatchEntries())
                .with("max_mem_descriptors", Type.INTEGER, (Limits limits) -> (long) limits.maxMemDescriptors())
                .with("max_event_queues", Type.INTEGER, (Limits limits) -> (long) limits.maxEventQueues())
                .with("max_atable_index", Type.INTEGER, (Limits limits) -> (long) limits.maxAtableIndex())
                .with("max_ptable_index", Type.INTEGER, (Limits limits) -> (long) limits.maxPtableIndex());
        declare(Type.MD_VALUES, MdValues.class)
                .with("start", Type.INTEGER, MdValues::start)
                .with("length", Type.INTEGER, MdValues::length)
                .with("threshold", Type.INTEGER, (MdValues md) -> (long) md.threshold())
                .with("max_offset", Type.INTEGER, MdValues::maxOffset)
                .with("options", Type.INTEGER, (MdValues md) -> (long) md.options())
                .with("user_ptr", Type.INTEGER, MdValues::userPtr)
                .with("eventq", Type.EQ, MdValues::eventq);
        declare(Type.EVENT, Event.class)
                .with("type", Type.EVENT_KIND, Event::kind)
                .with("initiator", Type.PROCESS, Event::initiator)
                .with("uid", Type.INTEGER, (Event event) -> (long) event.uid())
                .with("portal", Type.INTEGER, (Event event) -> (long) event.portal())
                .with("match_bits", Type.INTEGER, Event::matchBits)
                .with("rlength", Type.INTEGER, Event::rlength)
                .with("mlength", Type.INTEGER, Event::mlength)
                .with("offset", Type.INTEGER, Event::offset)
                .with("md_handle", Type.MD, Event::mdHandle)
                .with("mem_desc", Type.MD_VALUES, Event::memDesc)
                .with("hdr_data", Type.INTEGER, Event::hdrData)
                .with("link", Type.INTEGER, Event::link)
                .with("ni_fail_type", Type.INTEGER, (Event event) -> (long) event.niFailType())
                .with("sequence", Type.INTEGER, Event::sequence);
    }

    /** The members of a type, or null if it has none. */
    public static Members of(Type type) {
        return type.ownMembers() == null ? BY_TYPE.get(type) : type.ownMembers();
    }

    /**
     * Members of something that the document does not define.
     *
     * @param types of the members by name, in their order
     * @param read  the object of the value of a member, by the object of the structure and the name; null if it has none
     */
    public static Members described(Map<String, Type> types, BiFunction<Object, String, Object> read) {
        Members made = new Members();
        types.forEach((name, type) -> made.members.put(name, new Member(type, structure -> read.apply(structure, name))));
        return made;
    }

    /** The names in the document's order. */
    public Collection<String> names() {
        return members.keySet();
    }

    /** The type of a member, or null if there is no such member. */
    public Type type(String name) {
        Member member = members.get(name);
        return member == null ? null : member.type;
    }

    /** The value of a member that its type has; null if it has none in this structure. */
    public Value value(String name, Value structure) {
        Member member = members.get(name);
        Object object = member.read.apply(structure.object());
        return object == null ? null : new Value(member.type, object);
    }

    private static <T> Declaration<T> declare(Type type, Class<T> javaType) {
        Members made = new Members();
        BY_TYPE.put(type, made);
        return new Declaration<>(made, javaType);
    }

    private record Declaration<T>(Members members, Class<T> javaType) {

        Declaration<T> with(String name, Type type, Function<T, Object> read) {
            members.members.put(name, new Member(type, object -> read.apply(javaType.cast(object))));
            return this;
        }
    }
}
