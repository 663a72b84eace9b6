package org.portalscope.expression.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantAliasesTest {

    /** All names of the document that are no constants of the language. */
    @ParameterizedTest
    @ValueSource(strings = {"PTL_EVENT_SENT", "PTL_EVENT_PUT", "PTL_EVENT_GET", "PTL_EVENT_REPLY", "PTL_EVENT_ACK_START", "PTL_EVENT_ACK_END",
        "PTL_EVENT_ACK_FAIL", "PTL_MD_PUT", "PTL_MD_GET", "PTL_MD_PUT_OP", "PTL_MD_GET_OP", "PTL_ID_ANY", "PTL_INV_REG"})
    void shouldSuggestAConstant(String name) {
        String suggestion = ConstantAliases.suggestion(name, Constants.names());
        assertTrue(suggestion.matches(" \\(did you mean PTL_\\w+\\?\\)"), suggestion);
    }

    @Test
    void shouldSuggestWhatTheDocumentMeansRatherThanWhatIsSpelledAlike() {
        assertEquals(" (did you mean PTL_EVENT_SEND_END?)", ConstantAliases.suggestion("PTL_EVENT_SENT", Constants.names()));
        assertEquals(" (did you mean PTL_EVENT_ACK?)", ConstantAliases.suggestion("PTL_EVENT_ACK_START", Constants.names()));
        assertEquals(" (did you mean PTL_INV_SR_INDX?)", ConstantAliases.suggestion("PTL_INV_REG", Constants.names()));
    }

    @Test
    void shouldSuggestTheNearestNameForAllOthers() {
        assertEquals(" (did you mean PTL_EVENT_ACK?)", ConstantAliases.suggestion("PTL_EVENT_AKC", Constants.names()));
        assertEquals(" (did you mean PTL_EVENT_SEN?)", ConstantAliases.suggestion("PTL_EVENT_SENT", List.of("PTL_OK", "PTL_EVENT_SEN")));
    }
}
