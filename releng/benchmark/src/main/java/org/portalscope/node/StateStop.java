package org.portalscope.node;

import java.util.List;
import java.util.OptionalLong;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.Settings;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;

/**
 * How long a node stops while its state is taken for somebody who attaches, or while a digest is made: many entries, and memory all of
 * which is written between.
 */
@BenchmarkMode(Mode.SingleShotTime)
@Fork(value = 1, jvmArgsAppend = {"-Xms512m", "-Xmx512m", "-XX:+UseSerialGC"})
@Warmup(iterations = 20)
@Measurement(iterations = 100)
public class StateStop extends Settings {

    private static final int REGIONS = 64;
    private static final int LENGTH = 1 << 20;
    private static final int PAGE = 4096;
    private static final int DIGEST_PAGES = 256;

    @Param("10000")
    public int entries;

    private PortalsProcess process;
    private int written;
    private long page;

    /** Makes the process. */
    @Setup(Level.Trial)
    public void prepare() {
        process = new PortalsProcess(List.of(InterfaceSpec.of(new ProcessId(0, 0), 1)), (from, to) -> OptionalLong.empty(), new Nowhere());
        for (int region = 0; region < REGIONS; region++) {
            process.declareRegion("r" + region, new byte[LENGTH]);
        }
        LongOut handle = new LongOut();
        process.functions().interfaces().init(handle);
        process.functions().interfaces().niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null, new Out<>(), handle);
        long ni = process.state().interfaces().get(0).handle();
        for (int entry = 0; entry < entries; entry++) {
            process.functions().entries().meAttach(ni, 0, ProcessId.ANY, entry, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER, handle);
        }
    }

    /** Every page differs from what it was. What that leaves behind is collected here, so that no benchmark waits for it. */
    @Setup(Level.Invocation)
    public void write() {
        byte[] bytes = {(byte) ++written};
        process.state().memory().regions().forEach(region -> {
            for (int at = 0; at < LENGTH; at += PAGE) {
                region.block().write(at, bytes, 0, 1);
            }
        });
        System.gc();
    }

    @Benchmark
    public Snapshot state() {
        return ProcessSnapshot.take(process.state());
    }

    @Benchmark
    public ProcessDigest digest() {
        ProcessDigest digest = ProcessDigest.of(process.state(), page, DIGEST_PAGES);
        page = digest.nextPage();
        return digest;
    }

    /** Takes no messages. */
    private static final class Nowhere implements Fabric {

        @Override
        public void send(Header header) {
            throw new IllegalStateException("it sends nothing");
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            throw new IllegalStateException("it sends nothing");
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            throw new IllegalStateException("it sends nothing");
        }
    }
}
