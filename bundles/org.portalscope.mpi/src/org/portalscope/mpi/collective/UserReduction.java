package org.portalscope.mpi.collective;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.protocol.value.Buffer;

/**
 * A reduction by a function of the program, which leaves its result where the right operand was.
 *
 * @param function its number
 * @param elements how many each process contributes
 * @param datatype handle of that of the elements
 */
public record UserReduction(long function, boolean isCommutative, long elements, long datatype) implements Reduction {

    @Override
    public List<MemoryOperation> operations(Buffer left, Buffer right, Buffer to) {
        List<MemoryOperation> operations = new ArrayList<>();
        operations.add(new MemoryOperation.CallBack(function, left, right, elements, datatype));
        if (to.address() != right.address()) {
            operations.add(new MemoryOperation.Copy(right, to));
        }
        return operations;
    }
}
