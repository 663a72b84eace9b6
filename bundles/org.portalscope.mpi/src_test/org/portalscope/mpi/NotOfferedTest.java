package org.portalscope.mpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.mpi.call.StandardFunctions;
import org.portalscope.protocol.ProtocolOperation;

/** Functions of the standard that are not offered are known by their names. */
class NotOfferedTest {

    @ParameterizedTest
    @ValueSource(strings = {"MPI_Win_create", "MPI_Put", "MPI_Send_c", "MPI_Session_init", "MPI_File_open", "MPI_Cart_create", "MPI_T_init_thread",
        "MPI_Type_struct", "MPI_Wtime", "MPI_Psend_init"})
    void shouldSaySo(String name) {
        assertTrue(new MpiProtocol().notOffered(name).orElseThrow().startsWith(name + " is not offered; see"), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"MPI_Sent", "MPI_send", "Put", "MPI_", "MPI_Sent_c"})
    void shouldNotTakeMisspelledNamesForFunctions(String name) {
        assertEquals(Optional.empty(), new MpiProtocol().notOffered(name));
    }

    @Test
    void shouldKnowAllThatAreOffered() {
        List<String> unknown = new MpiProtocol().operations().stream().map(ProtocolOperation::name).filter(name -> !StandardFunctions.contain(name)).toList();
        assertEquals(List.of(), unknown);
    }
}
