package org.portalscope.engine.memory;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A block in pages of {@link Region#PAGE} bytes, the last of which may be shorter. A page is shared with other blocks and with snapshots until something else
 * is written there than it holds, or anything if it is derived; then the block gets one of its own.
 */
final class PagedBlock extends MemoryBlock {

    private final int length;
    private final PageContent[] pages;
    /** Grows when all pages are shared at once: those of eras before are not its own any more. */
    private int era = 1;
    /** The derived page that was read last, with its bytes. Null or complete for whoever reads, in any thread. */
    private Derived derived;

    /** @param bytes of a page, which took work to make */
    private record Derived(PageContent page, byte[] bytes) { }

    /** A block of zeros. */
    PagedBlock(int length) {
        this.length = length;
        pages = new PageContent[(length + Region.PAGE - 1) / Region.PAGE];
        Arrays.fill(pages, WholePage.zeros(Region.PAGE));
        if (length % Region.PAGE != 0) {
            pages[pages.length - 1] = WholePage.zeros(length % Region.PAGE);
        }
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public byte get(int index) {
        return bytes(index / Region.PAGE)[index % Region.PAGE];
    }

    @Override
    public void read(int from, byte[] to, int at, int count) {
        requireWithin(from, count);
        Objects.checkFromIndexSize(at, count, to.length);
        for (int done = 0, part; done < count; done += part) {
            part = part(from + done, count - done);
            System.arraycopy(bytes((from + done) / Region.PAGE), (from + done) % Region.PAGE, to, at + done, part);
        }
    }

    @Override
    public void read(int from, ByteBuffer to, int count) {
        read(from, to, to.position(), count);
        to.position(to.position() + count);
    }

    /** Copies bytes into a buffer, whose position stays. */
    void read(int from, ByteBuffer to, int at, int count) {
        requireWithin(from, count);
        Objects.checkFromIndexSize(at, count, to.capacity());
        for (int done = 0, part; done < count; done += part) {
            part = part(from + done, count - done);
            to.put(at + done, bytes((from + done) / Region.PAGE), (from + done) % Region.PAGE, part);
        }
    }

    @Override
    public void write(int at, byte[] from, int first, int count) {
        requireWithin(at, count);
        Objects.checkFromIndexSize(first, count, from.length);
        for (int done = 0, part; done < count; done += part) {
            part = part(at + done, count - done);
            writeWithinPage((at + done) / Region.PAGE, (at + done) % Region.PAGE, from, first + done, part);
        }
    }

    private void writeWithinPage(int page, int at, byte[] from, int first, int count) {
        if (pages[page].isDerived() || isOwn(page) || !Arrays.equals(bytes(page), at, at + count, from, first, first + count)) {
            System.arraycopy(from, first, own(page), at, count);
        }
    }

    @Override
    public void write(int at, MemoryBlock from, int first, int count) {
        if (from instanceof HeapBlock heap) {
            write(at, heap.bytes, first, count);
        } else if (from == this) {
            write(at, copy(first, count), 0, count);
        } else {
            requireWithin(at, count);
            Objects.checkFromIndexSize(first, count, from.length());
            for (int done = 0, part; done < count; done += part) {
                part = part(at + done, count - done);
                from.read(first + done, own((at + done) / Region.PAGE), (at + done) % Region.PAGE, part);
            }
        }
    }

    @Override
    public boolean holds(int from, byte[] other) {
        requireWithin(from, other.length);
        boolean isSame = true;
        for (int done = 0, part; isSame && done < other.length; done += part) {
            part = part(from + done, other.length - done);
            int at = (from + done) % Region.PAGE;
            isSame = Arrays.equals(bytes((from + done) / Region.PAGE), at, at + part, other, done, done + part);
        }
        return isSame;
    }

    @Override
    Digest128 digest() {
        Digest128 digest = new Digest128();
        for (int page = 0; page < pages.length - 1; page++) {
            digest.add(bytes(page), Region.PAGE);
        }
        byte[] last = bytes(pages.length - 1);
        digest.finish(last, digest.add(last, last.length), last.length, length);
        return digest;
    }

    @Override
    PageContent page(int index) {
        return pages[index];
    }

    @Override
    void share(int index, PageContent page) {
        pages[index] = page;
    }

    @Override
    List<PageContent> shareAll() {
        era++;
        return List.of(pages);
    }

    private void requireWithin(int from, int count) {
        Objects.checkFromIndexSize(from, count, length);
    }

    /** How many of some bytes lie in the page of the first one. */
    private static int part(int from, int count) {
        return Math.min(count, Region.PAGE - from % Region.PAGE);
    }

    private boolean isOwn(int page) {
        return pages[page] instanceof WholePage whole && whole.era() == era;
    }

    /** The bytes of a page, to be read. */
    private byte[] bytes(int index) {
        PageContent page = pages[index];
        if (!page.isDerived()) {
            return page.bytes();
        }
        Derived last = derived;
        if (last == null || last.page != page) {
            last = new Derived(page, page.bytes());
            derived = last;
        }
        return last.bytes;
    }

    /** The bytes of a page that nobody else has, to be written. */
    private byte[] own(int index) {
        if (!isOwn(index)) {
            pages[index] = new WholePage(pages[index].copy(), era);
        }
        return pages[index].bytes();
    }
}
