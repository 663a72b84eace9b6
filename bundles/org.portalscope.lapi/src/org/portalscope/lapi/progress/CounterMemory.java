package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.state;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

import org.portalscope.lapi.state.CounterState;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;

/** Words in the memory of a process, the least significant byte first; counters are words of eight bytes. */
public final class CounterMemory {

    /** Bytes of a counter's value, of the machine word of {@code lapi_vec_t} (R52), and of each element of {@code dest_status}. */
    public static final int WORD = Long.BYTES;

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private CounterMemory() {
    }

    /** Whether a word of so many bytes lies in the memory of the process. */
    public static boolean isLegal(CallView call, long address, long bytes) {
        return call.isMemory(address, bytes);
    }

    /** The value of a counter; to look at it is no use of memory that operations change. */
    public static long value(CallView call, long address) {
        return call.lookAtLong(address);
    }

    /** A number of four or eight bytes, with its sign. */
    static long number(byte[] bytes) {
        return bytes.length == Integer.BYTES ? (int) INTS.get(bytes, 0) : (long) LONGS.get(bytes, 0);
    }

    /** A number of four or eight bytes that a call reads. */
    public static long read(CallContext call, long address, int bytes) {
        return number(call.read(address, bytes));
    }

    /** Writes a number of four or eight bytes. */
    public static void write(CallContext call, long address, long value, int bytes) {
        byte[] word = new byte[bytes];
        if (bytes == Integer.BYTES) {
            INTS.set(word, 0, (int) value);
        } else {
            LONGS.set(word, 0, value);
        }
        call.write(address, word);
    }

    /**
     * Adds one to a counter, and notes that a task has done so if the counter waits for it.
     *
     * @param address of the counter, or 0 for none
     * @return whether the address is that of a word in the memory of the process, or 0
     */
    static boolean increment(CallContext call, long address, int task) {
        if (address == 0) {
            return true;
        }
        if (!isLegal(call, address, WORD)) {
            return false;
        }
        write(call, address, value(call, address) + 1, WORD);
        CounterState counter = state(call).counter(address);
        int index = counter.destStatus() == 0 ? -1 : counter.destList().indexOf((long) task);
        if (index >= 0) {
            write(call, counter.destStatus() + (long) index * WORD, CounterState.ANSWERED, WORD);
        }
        return true;
    }
}
