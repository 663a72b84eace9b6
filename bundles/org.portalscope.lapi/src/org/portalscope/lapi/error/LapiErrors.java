package org.portalscope.lapi.error;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/** The return values of LAPI's calls, with their numbers and messages. Source: lapi.txt, 'Return Values' of each page. */
public final class LapiErrors {

    public static final String SUCCESS = "LAPI_SUCCESS";
    public static final String BAD_PARAMETER = "LAPI_ERR_BAD_PARAMETER";
    public static final String PURGED_TASK = "LAPI_ERR_PURGED_TASK";
    public static final String MULTIPLE_WAITERS = "LAPI_ERR_MULTIPLE_WAITERS";
    public static final String TIMEOUT = "LAPI_ERR_TIMEOUT";
    public static final String UNKNOWN_DEVICE = "LAPI_ERR_UNKNOWN_DEVICE";
    public static final String NOMORE_PORTS = "LAPI_ERR_NOMORE_PORTS";
    public static final String INIT_FAILED = "LAPI_ERR_INIT_FAILED";
    public static final String OPEN_FAILED = "LAPI_ERR_OPEN_FAILED";
    public static final String NONZERO_INFO = "LAPI_ERR_NONZERO_INFO";
    public static final String INVALID_OPTIONS = "LAPI_ERR_INVALID_OPTIONS";
    public static final String NO_SPACE = "ENOSPC";

    /** The first number that is not one of the system. */
    private static final int FIRST = 400;

    private static final Map<String, String> MEANINGS = meanings();
    private static final Map<String, Integer> SYSTEM = Map.of("EPERM", 1, "EBUSY", 16, "ENODEV", 19, "EINVAL", 22, NO_SPACE, 28, "ETIMEDOUT", 110);
    private static final Map<String, Long> NUMBERS = number();

    private LapiErrors() {
    }

    private static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put(BAD_PARAMETER, "a parameter is not valid");
        meanings.put(PURGED_TASK, "the task has been purged");
        meanings.put(MULTIPLE_WAITERS, "more than one thread waits for the counter");
        meanings.put(TIMEOUT, "the other task does not answer");
        meanings.put(UNKNOWN_DEVICE, "the device is not supported");
        meanings.put(NOMORE_PORTS, "there are no more communication ports");
        meanings.put(INIT_FAILED, "initialization was unsuccessful");
        meanings.put(OPEN_FAILED, "the communication device cannot be opened");
        meanings.put(NONZERO_INFO, "the fields of lapi_info_t for future support are not zero");
        meanings.put(INVALID_OPTIONS, "network connections cannot be had");
        meanings.put("EBUSY", "the previous job is still running");
        meanings.put("EINVAL", "an argument is not valid");
        meanings.put("EPERM", "the caller is not authorized to perform the action");
        meanings.put("ETIMEDOUT", "the switch network is not up");
        meanings.put("ENODEV", "the adapter type and the library do not match");
        meanings.put(NO_SPACE, "there is no more memory, or bus memory cannot be attached to");
        meanings.put("CSS_KE_INTERNAL_ERROR", "the kernel extension has an error in its memory management");
        meanings.put("CSS_KE_UCODE_ERROR", "the microcode of the adapter does not respond");
        return meanings;
    }

    private static Map<String, Long> number() {
        Map<String, Long> numbers = new LinkedHashMap<>();
        numbers.put(SUCCESS, 0L);
        for (String name : MEANINGS.keySet()) {
            numbers.put(name, SYSTEM.containsKey(name) ? (long) SYSTEM.get(name) : FIRST + (long) numbers.size());
        }
        return numbers;
    }

    /** All of them but success. */
    public static List<ProtocolError> all() {
        return MEANINGS.entrySet().stream().map(entry -> new ProtocolError(entry.getKey(), entry.getValue())).toList();
    }

    /** The numbers of all return values under their names. */
    public static Map<String, Long> numbers() {
        return Map.copyOf(NUMBERS);
    }

    /** What a number means, or null if no call returns it. */
    public static String message(long number) {
        return NUMBERS.entrySet().stream().filter(entry -> entry.getValue() == number).map(Map.Entry::getKey).findFirst()
                .map(name -> name + ": " + MEANINGS.getOrDefault(name, "successful completion")).orElse(null);
    }

    /** An error with the meaning that its page gives it. */
    public static ProtocolError of(String name) {
        return of(name, MEANINGS.get(name));
    }

    /** An error in words of its own. */
    public static ProtocolError of(String name, String words) {
        return of(name, Phrase.of(words));
    }

    /** An error in words of its own about processes. */
    public static ProtocolError of(String name, Phrase words) {
        return new ProtocolError(name, Phrase.of(name + ": ").then(words));
    }

    public static ProtocolError badParameter(String words) {
        return of(BAD_PARAMETER, words);
    }
}
