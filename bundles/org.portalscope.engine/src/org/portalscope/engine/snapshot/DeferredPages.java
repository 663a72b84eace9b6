package org.portalscope.engine.snapshot;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.PageContent;
import org.portalscope.engine.memory.Region;

/** The content of the memory of a process by itself at one moment. Its pages, which are many, are made once somebody wants them, in any thread. */
final class DeferredPages {

    /** Null once they are made. */
    private List<Supplier<List<MemoryPage>>> regions;
    private List<MemoryPage> pages;

    private DeferredPages(List<Supplier<List<MemoryPage>>> regions) {
        this.regions = regions;
    }

    /** What memory holds now. */
    static DeferredPages of(AddressSpace memory) {
        return new DeferredPages(memory.regions().stream().map(DeferredPages::content).toList());
    }

    /** Memory as if it were all zeros. */
    static DeferredPages blank(AddressSpace memory) {
        return new DeferredPages(memory.regions().stream().map(DeferredPages::zeros).toList());
    }

    /** Memory that lies in pages shares them, so that nothing has to be copied now. */
    private static Supplier<List<MemoryPage>> content(Region region) {
        if (!region.isPaged()) {
            List<MemoryPage> copied = PageExtent.of(region.address(), region.length()).stream().map(extent -> KnownPages.page(0, region, extent)).toList();
            return () -> copied;
        }
        long first = region.address() / MemoryPage.SIZE;
        List<PageContent> shared = region.shareAll();
        return () -> IntStream.range(0, shared.size()).mapToObj(index -> page(first + index, shared.get(index))).toList();
    }

    private static MemoryPage page(long number, PageContent content) {
        return content instanceof MemoryPage known && known.isAt(0, number) ? known : new MemoryPage(0, number, content.bytes());
    }

    private static Supplier<List<MemoryPage>> zeros(Region region) {
        long address = region.address();
        int length = region.length();
        return () -> PageExtent.of(address, length).stream().map(KnownPages::blank).toList();
    }

    /** All pages in the order of addresses. */
    synchronized List<MemoryPage> made() {
        if (pages == null) {
            pages = regions.stream().flatMap(region -> region.get().stream()).toList();
            regions = null;
        }
        return pages;
    }
}
