package org.portalscope.analysis.whatif;

/** A question cannot be understood, or not be asked here; the message is a sentence that says why. */
public final class WhatIfException extends Exception {

    private static final long serialVersionUID = 1L;

    WhatIfException(String sentence) {
        super(sentence);
    }

    WhatIfException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
