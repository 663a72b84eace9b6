package org.portalscope.dat.error;

/** Why a process has refused an operation of another one; it tells the initiator, since Portals would drop it silently. */
public enum RefusalReason {
    NO_RECEIVE(DtoStatus.DAT_DTO_ERR_RECEIVER_NOT_READY, "no receive is posted"),
    NO_MEMORY(DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS, "no memory has its rmr_context"),
    PROTECTION(DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS, "the memory is in another protection zone than the endpoint"),
    PRIVILEGES(DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS, "the memory lacks the privilege for it"),
    LENGTH(DtoStatus.DAT_DTO_ERR_REMOTE_ACCESS, "it does not lie within the memory");

    private final DtoStatus status;
    private final String words;

    RefusalReason(DtoStatus status, String words) {
        this.status = status;
        this.words = words;
    }

    /** What the initiator's operation completes with. */
    public DtoStatus status() {
        return status;
    }

    /** As people read it. */
    public String words() {
        return words;
    }
}
