package org.portalscope.engine.memory;

/**
 * A page with all its bytes.
 *
 * @param bytes not to be changed by anybody but the block that it was made for, as long as nobody else has it
 */
record WholePage(byte[] bytes, boolean isOwn) implements PageContent {

    private static final WholePage ZEROS = new WholePage(new byte[Region.PAGE], false);

    /** A page of zeros, one for all who have such a page. */
    static WholePage zeros(int length) {
        return length == Region.PAGE ? ZEROS : new WholePage(new byte[length], false);
    }

    @Override
    public byte[] copy() {
        return bytes.clone();
    }

    @Override
    public boolean isDerived() {
        return false;
    }
}
