package org.portalscope.engine.memory;

/**
 * A page with all its bytes.
 *
 * @param bytes not to be changed by anybody but the block that it was made for, as long as nobody else has it
 * @param era   of that block, counted from 1, in which nobody else has it; 0 if it was made for none
 */
record WholePage(byte[] bytes, int era) implements PageContent {

    private static final WholePage ZEROS = new WholePage(new byte[Region.PAGE], 0);

    /** A page of zeros, one for all who have such a page. */
    static WholePage zeros(int length) {
        return length == Region.PAGE ? ZEROS : new WholePage(new byte[length], 0);
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
