package org.portalscope.scenario.program;

import java.util.List;
import java.util.Map;

import org.portalscope.lapi.Lapi;
import org.portalscope.lapi.LapiException;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;

/** A program whose tasks put, count and send active messages to the next one, with LAPI. */
public final class LapiExchange implements PortalsProgram {

    private int errors;
    private int handled;
    private int completed;

    @Override
    public Map<String, Integer> regions() {
        return Map.of("data", 8, "inbox", 16, "header", 4, "counter", 8, "done", 8, "variable", 4, "one", 4);
    }

    @Override
    public void run(PortalsApi portals) {
        errors = 0;
        handled = 0;
        completed = 0;
        Lapi lapi = new Lapi(portals, Map.of("window", 2L));
        Buffer inbox = portals.region("inbox");
        lapi.init("L2_LIB", 3, arguments -> {
            errors++;
            return List.of();
        });
        long complete = portals.function(arguments -> {
            completed += arguments.get(1);
            return List.of();
        });
        long header = portals.function(arguments -> {
            handled += portals.read(arguments.get(1), arguments.get(2))[0];
            return List.of(inbox.address() + 8, complete, 5L);
        });
        exchange(portals, lapi, lapi.addresses(inbox.address()), lapi.addresses(portals.region("counter").address()), lapi.addresses(header));
        refuse(lapi, inbox);
        lapi.fenceAll();
        require(errors == 1);
        lapi.term();
    }

    private void exchange(PortalsApi portals, Lapi lapi, List<Long> inboxes, List<Long> counters, List<Long> handlers) {
        int tasks = (int) lapi.query("NUM_TASKS");
        int own = (int) lapi.query("TASK_ID");
        int next = (own + 1) % tasks;
        Buffer data = portals.region("data");
        Buffer done = portals.region("done");
        Buffer one = portals.region("one");
        portals.write(data.address(), new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        portals.write(portals.region("header").address(), new byte[] {7, 0, 0, 0});
        portals.write(one.address(), new byte[] {1, 0, 0, 0});
        lapi.put(next, inboxes.get(next), data, counters.get(next), 0, done.address());
        lapi.activeMessage(next, handlers.get(next), portals.region("header"), data, counters.get(next), 0, done.address());
        lapi.await(portals.region("counter"), 2);
        lapi.await(done, 2);
        require(handled == 7 && completed == 5 && portals.read(inboxes.get(own) + 8, 8)[7] == 8);
        lapi.readModifyWrite("FETCH_AND_ADD", 0, lapi.addresses(portals.region("variable").address()).get(0), one.address(), 0, done.address());
        lapi.await(done, 1);
        lapi.put(next, inboxes.get(next) + 12, data, 0, 0, 0);
        lapi.fenceAll();
        require(own > 0 || portals.read(portals.region("variable").address(), 1)[0] == tasks);
        portals.write(done.address(), new byte[8]);
        lapi.get(next, inboxes.get(next), data, 0, done.address());
        lapi.await(done, 1);
        require(portals.read(data.address(), 8)[7] == 8);
    }

    private static void refuse(Lapi lapi, Buffer inbox) {
        try {
            lapi.put(99, inbox.address(), inbox, 0, 0, 0);
        } catch (LapiException e) {
            require(e.returnValue().equals("LAPI_ERR_BAD_PARAMETER"));
            return;
        }
        require(false);
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else happened");
        }
    }
}
