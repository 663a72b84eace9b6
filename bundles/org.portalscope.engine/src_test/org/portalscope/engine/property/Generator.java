package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

/** Makes a case of a seed. Arguments are chosen so that matches, full queues, used up descriptors and full memory happen often. */
final class Generator {

    private static final long[] IGNORED = {0, 0, 0, 0, 1, 2, 3, 7, 0xF0, 0xFFFF, 1L << 63, ~0L, ~1L, ~3L};
    private static final int[] THRESHOLDS = {1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 0, 0, 0, 5, -2};
    private static final long[] COUNTS = {0, 1, 2, 3, 4, 8, 16, 16, 16};

    private final SplittableRandom random;
    private final List<Step> steps = new ArrayList<>();
    private final List<Objects> objects = List.of(new Objects(), new Objects());
    private final List<Party> parties;
    private final List<ProcessId> ids;
    private int names;

    /** With few classes of entries an index is worth while. */
    private final int masks;
    private final int firstMask;
    private final boolean anyInitiator;
    private final int keys;
    private final int failures;

    /** The names of the objects of a process, whether their creation succeeds or not. */
    private static final class Objects {
        private final List<Name> interfaces = new ArrayList<>();
        private final List<Name> entries = new ArrayList<>();
        private final List<Name> attached = new ArrayList<>();
        private final List<Name> bound = new ArrayList<>();
        private final List<Name> queues = new ArrayList<>();
    }

    private Generator(long seed) {
        random = new SplittableRandom(seed);
        masks = chance(40) ? IGNORED.length : 1 + random.nextInt(3);
        firstMask = random.nextInt(IGNORED.length);
        anyInitiator = chance(40);
        keys = chance(70) ? 4 : 12;
        failures = chance(50) ? 0 : random.nextInt(50);
        boolean several = chance(20);
        parties = List.of(party(0, several), party(1, several));
        ids = parties.stream().flatMap(party -> party.ids().stream()).toList();
    }

    static Case generate(long seed) {
        Generator generator = new Generator(seed);
        int many = generator.chance(85) ? 1000 : 2 + generator.random.nextInt(8);
        Limits limits = new Limits(many, many, generator.chance(90) ? 8 : 1, 2, 2);
        int longest = generator.chance(90) ? 1000 : 1 + generator.random.nextInt(4);
        generator.prepare();
        generator.act(10 + generator.random.nextInt(40));
        generator.settle();
        return new Case(seed, limits, longest, generator.parties, generator.steps);
    }

    private Party party(int process, boolean several) {
        int interfaces = several ? 1 + random.nextInt(2) : 1;
        return new Party(Case.IDS.get(process).subList(0, interfaces), chance(90) ? 100 : 100 + process, random.nextInt(300) == 0);
    }

    private void prepare() {
        for (int process = 0; process < 2; process++) {
            if (chance(98)) {
                call(process, "PtlInit", Slot.NUMBER);
            }
            for (int ni = 0; ni < parties.get(process).ids().size(); ni++) {
                prepare(process, ni);
            }
        }
    }

    private void prepare(int process, int ni) {
        if (chance(99)) {
            initialize(process, ni);
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            allocate(process);
        }
        int entries = entriesAtFirst();
        boolean crowded = chance(30);
        for (int i = 0; i < entries; i++) {
            attachBoth(process, crowded && i > 0 ? objects.get(process).entries.get(0) : null);
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            bind(process);
        }
    }

    private int entriesAtFirst() {
        int kind = random.nextInt(200);
        return kind == 0 ? 100 + random.nextInt(60) : kind < 20 ? 9 + random.nextInt(25) : 1 + random.nextInt(6);
    }

    private void act(int count) {
        for (int i = 0; i < count; i++) {
            int process = random.nextInt(2);
            int kind = random.nextInt(100);
            if (kind < 20) {
                move(process);
            } else if (kind < 40) {
                steps.add(new Step.Arrives(random.nextInt(6)));
            } else if (kind < 64) {
                steps.add(end());
            } else if (kind < 71) {
                get(process);
            } else if (kind < 80) {
                attachBoth(process, null);
            } else if (kind < 84) {
                attach(process, pick(objects.get(process).entries));
            } else {
                rare(process, random.nextInt(20));
            }
        }
    }

    private Step end() {
        return chance(failures) ? new Step.Fails(random.nextInt(8), 1 + random.nextInt(NiFailType.NAMES.size() - 1))
                : new Step.Ends(random.nextInt(8));
    }

    private void rare(int process, int kind) {
        Objects mine = objects.get(process);
        switch (kind) {
            case 0 -> call(process, "PtlMEUnlink", pick(mine.entries));
            case 1 -> call(process, "PtlMDUnlink", descriptor(process));
            case 2 -> bind(process);
            case 3 -> allocate(process);
            case 4 -> call(process, "PtlACEntry", ni(process), cookie(), criterion(), (long) (chance(50) ? 100 : Ptl.PTL_UID_ANY),
                    chance(30) ? (Long) portal() : (Long) (long) Ptl.PTL_PT_INDEX_ANY);
            case 5 -> call(process, "PtlNIStatus", ni(process), chance(50) ? 0L : random.nextInt(12) - 1L, Slot.NUMBER);
            case 6 -> initialize(process, random.nextInt(parties.get(process).ids().size()));
            case 7, 8, 16 -> call(process, 1 + random.nextInt(3), "PtlEQWait", pick(mine.queues), Slot.EVENT);
            case 9, 10 -> steps.add(new Step.Returns(process, 1 + random.nextInt(3)));
            case 11 -> call(process, "PtlMEAttachAny", ni(process), Slot.NUMBER, criterion(), bits(), ignored(), unlink(),
                    created(mine.entries));
            case 12, 13, 14 -> call(process, "PtlMDUpdate", descriptor(process), chance(50) ? Slot.MD : null,
                    chance(90) ? md(process, 30) : chance(80) ? null : MdValues.ILLEGAL, chance(50) ? Name.NONE : pick(mine.queues));
            case 15 -> shutDown(process);
            case 17, 18, 19 -> identify(process, random.nextInt(4));
            default -> throw new IllegalArgumentException();
        }
    }

    private void identify(int process, int kind) {
        Objects mine = objects.get(process);
        switch (kind) {
            case 0 -> call(process, "PtlNIDist", ni(process),
                    chance(80) ? id() : new ProcessId(7, 7), Slot.NUMBER);
            case 1 -> call(process, "PtlNIHandle",
                    pick(List.of(mine.interfaces, mine.entries, mine.bound, mine.queues).get(random.nextInt(4))),
                    new Slot(Slot.Type.HANDLE, Name.NONE));
            case 2 -> call(process, "PtlGetUid", ni(process), Slot.NUMBER);
            default -> call(process, "PtlGetId", ni(process), Slot.STRUCTURE);
        }
    }

    private void shutDown(int process) {
        switch (random.nextInt(12)) {
            case 0, 1 -> call(process, "PtlNIFini", ni(process));
            case 2 -> call(process, "PtlFini");
            default -> call(process, "PtlEQFree", pick(objects.get(process).queues));
        }
    }

    /** Lets most of what is on its way arrive and end, and looks at what there is then. */
    private void settle() {
        for (int i = random.nextInt(40); i > 0; i--) {
            steps.add(chance(40) ? new Step.Arrives(random.nextInt(6))
                    : end());
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            get(random.nextInt(2));
        }
    }

    private void initialize(int process, int ni) {
        Limits desired = chance(80) ? null : chance(98) ? new Limits(6, 6, 3, 1, 2) : Limits.ILLEGAL;
        long pid = chance(97) ? Ptl.PTL_PID_ANY : random.nextInt(5);
        call(process, "PtlNIInit", chance(99) ? (Long) (long) ni : (Long) 9L, pid, desired, Slot.STRUCTURE,
                created(objects.get(process).interfaces));
    }

    private void allocate(int process) {
        long count = chance(98) ? COUNTS[random.nextInt(COUNTS.length)] : -1;
        call(process, "PtlEQAlloc", ni(process), count, created(objects.get(process).queues));
    }

    /** @param beside the entry to insert before or behind; any or none if it is null */
    private void attachBoth(int process, Name beside) {
        List<Name> entries = objects.get(process).entries;
        boolean insert = !entries.isEmpty() && (beside != null || chance(50));
        InsertPosition position = chance(50) ? InsertPosition.PTL_INS_BEFORE : InsertPosition.PTL_INS_AFTER;
        if (insert) {
            Name current = beside == null ? pick(entries) : beside;
            call(process, "PtlMEInsert", current, criterion(), bits(), ignored(), unlink(), position, created(entries));
        } else {
            call(process, "PtlMEAttach", ni(process), portal(), criterion(), bits(), ignored(), unlink(), position, created(entries));
        }
        if (chance(85)) {
            attach(process, entries.get(entries.size() - 1));
        }
    }

    private void attach(int process, Name entry) {
        call(process, "PtlMDAttach", entry, md(process, 40), unlink(), unlink(), chance(97) ? created(objects.get(process).attached) : null);
    }

    private void bind(int process) {
        call(process, "PtlMDBind", ni(process), md(process, 12), created(objects.get(process).bound));
    }

    private void get(int process) {
        call(process, "PtlEQGet", pick(objects.get(process).queues), Slot.EVENT);
    }

    private void move(int process) {
        ProcessId target = chance(97) ? id() : chance(50) ? new ProcessId(7, 7) : ProcessId.ANY;
        if (chance(65)) {
            call(process, "PtlPut", descriptor(process), chance(60) ? AckRequest.PTL_ACK_REQ : AckRequest.PTL_NOACK_REQ, target, portal(),
                    cookie(), bits(), offset(), (long) random.nextInt(100));
        } else {
            call(process, "PtlGet", descriptor(process), target, portal(), cookie(), bits(), offset());
        }
    }

    private Md md(int process, int longest) {
        int region = random.nextInt(Case.REGIONS.size());
        int skip = random.nextInt(9);
        long length = chance(99) ? Math.min(random.nextInt(longest), Case.REGIONS.get(region) - skip) : chance(50) ? -1 : 64;
        int threshold = chance(50) ? Ptl.PTL_MD_THRESH_INF : THRESHOLDS[random.nextInt(THRESHOLDS.length)];
        Name eventq = chance(85) ? pick(objects.get(process).queues) : Name.NONE;
        return new Md(region, skip, length, threshold, chance(75) ? Ptl.MAX_OFFSET_NONE : random.nextInt(10), options(),
                random.nextInt(100), eventq);
    }

    private int options() {
        return (chance(85) ? Ptl.PTL_MD_OP_PUT : 0) | (chance(70) ? Ptl.PTL_MD_OP_GET : 0) | (chance(25) ? Ptl.PTL_MD_MANAGE_REMOTE : 0)
                | (chance(45) ? Ptl.PTL_MD_TRUNCATE : 0) | (chance(15) ? Ptl.PTL_MD_ACK_DISABLE : 0);
    }

    private Name descriptor(int process) {
        return pick(chance(75) ? objects.get(process).bound : objects.get(process).attached);
    }

    private ProcessId id() {
        return ids.get(random.nextInt(ids.size()));
    }

    private Name ni(int process) {
        return pick(objects.get(process).interfaces);
    }

    private ProcessId criterion() {
        if (anyInitiator) {
            return ProcessId.ANY;
        }
        ProcessId exact = id();
        int kind = random.nextInt(100);
        return kind < 72 ? ProcessId.ANY : kind < 86 ? exact : kind < 92 ? new ProcessId(exact.nid(), Ptl.PTL_PID_ANY)
                : kind < 98 ? new ProcessId(Ptl.PTL_NID_ANY, exact.pid()) : new ProcessId(0, -2);
    }

    private long bits() {
        return (chance(keys == 4 ? 70 : 20) ? 0 : random.nextInt(keys)) | (chance(5) ? 1L << 63 : 0) | (chance(5) ? 0x10 : 0);
    }

    private long ignored() {
        return IGNORED[(firstMask + random.nextInt(masks)) % IGNORED.length];
    }

    private Unlink unlink() {
        return chance(50) ? Unlink.PTL_UNLINK : Unlink.PTL_RETAIN;
    }

    private long portal() {
        return chance(98) ? Math.max(0, random.nextInt(10) - 7) : chance(50) ? 3 : -7;
    }

    private long cookie() {
        return chance(92) ? 0 : chance(80) ? 1 + random.nextInt(2) : 3;
    }

    private long offset() {
        return chance(96) ? random.nextInt(14) : chance(50) ? -1 : 1L << 33;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    /** One of the objects, mostly one of the newest; sometimes one that does not exist. */
    private Name pick(List<Name> of) {
        if (of.isEmpty() || random.nextInt(400) == 0) {
            return new Name(1_000_000);
        }
        int among = chance(70) ? Math.min(4, of.size()) : of.size();
        return of.get(of.size() - 1 - random.nextInt(among));
    }

    private Slot created(List<Name> kind) {
        Name name = new Name(names++);
        kind.add(name);
        return new Slot(Slot.Type.HANDLE, name);
    }

    private void call(int process, String function, Object... arguments) {
        call(process, 0, function, arguments);
    }

    private void call(int process, int thread, String function, Object... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] instanceof Slot slot && random.nextInt(200) == 0) {
                arguments[i] = chance(80) ? slot.illegal() : null;
            }
        }
        steps.add(new Step.Calls(process, thread, function, Arrays.asList(arguments)));
    }
}
