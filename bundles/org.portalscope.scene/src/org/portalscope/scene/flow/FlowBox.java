package org.portalscope.scene.flow;

/** A box of the flow chart, Portals 3.2 §2.2, with what §4.2 asks before a translation and of messages that are not translated. */
public enum FlowBox {
    ARRIVES("Message arrives", "4.1", "A message has come to the process it is for.", 0, 0),
    VALID("Valid and permitted?", "4.2", "Is the interface there, are index and cookie valid, does access control admit process and Portal?", 1, 0),
    MATCH("Match?", "2.2", "Does the entry admit the initiator, and do the match bits agree but for those ignored?", 2, 0),
    ACCEPTS("MD exists and accepts?", "2.2", "Has the entry a memory descriptor, is it active, and does it respond to the operation?", 3, 0),
    ROOM("MD has room?", "2.2", "Is there room for the request, or may it be truncated?", 4, 0),
    PERFORM("Perform operation", "2.2", "The operation works on the memory of the descriptor, and is answered if it asks for that.", 5, 0),
    RESPONSE("Still expected?", "4.2", "An acknowledgement or a reply is not translated: is there still what it is for?", 0, 1),
    DISCARD("Discard message", "2.2", "Nothing comes of the message.", 1, 1),
    MORE("More match entries?", "2.2", "Is there an entry after the one that refused?", 2, 1),
    UNLINK_FULL("Unlink full?", "2.2", "Is the descriptor to go once something does not fit?", 4, 1),
    UNLINK_THRESHOLD("Unlink thresh?", "2.2", "Is the descriptor used up, and to go then?", 5, 1),
    INCREMENT("Increment drop count", "2.2", "The drop count of the interface and that of the reason grow by one.", 1, 2),
    NEXT("Get next match entry", "2.2", "The next entry of the match list is examined.", 2, 2),
    UNLINK_FULL_ENTRY("Unlink MD & match entry", "3.8.2", "The descriptor that was too full goes, and its entry with it if that is to go.", 4, 2),
    UNLINK_USED_ENTRY("Unlink MD & match entry", "3.8.2", "The descriptor that is used up goes, and its entry with it if that is to go.", 5, 2),
    DROPPED("Exit", "4.2", "The message has been dropped.", 0, 3),
    DONE("Exit", "2.2", "The message has been taken.", 2, 3),
    RECORD("Record event", "3.9", "An event is put into the queue of the descriptor.", 4, 3),
    QUEUE("Event queue?", "2.2", "Has the descriptor an event queue?", 5, 3);

    private final String label;
    private final String section;
    private final String about;
    private final int column;
    private final int row;

    FlowBox(String label, String section, String about, int column, int row) {
        this.label = label;
        this.section = section;
        this.about = about;
        this.column = column;
        this.row = row;
    }

    /** What stands in it, as the document has it. */
    public String label() {
        return label;
    }

    /** The section of the document that it is from. */
    public String section() {
        return section;
    }

    /** What it asks or does, as a sentence. */
    public String about() {
        return about;
    }

    /** Its column in the picture, from 0. */
    int column() {
        return column;
    }

    /** Its row in the picture, from 0. */
    int row() {
        return row;
    }

    /** Whether the way of a message ends there. */
    public boolean isExit() {
        return this == DROPPED || this == DONE;
    }
}
