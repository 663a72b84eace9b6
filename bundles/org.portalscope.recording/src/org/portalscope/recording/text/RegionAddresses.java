package org.portalscope.recording.text;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.memory.AddressSpace;

/** Where the regions of a process lie in the program that was recorded, and where the engine has them. */
final class RegionAddresses {

    private final AddressSpace memory;
    private final List<Place> places = new ArrayList<>();

    /**
     * A region.
     *
     * @param theirs its address in the program
     * @param ours   its address in the engine
     */
    record Place(String name, long theirs, long length, long ours) {

        boolean holds(long address) {
            return Long.compareUnsigned(address - theirs, length) < 0;
        }

        /** Whether an address is the one behind the last byte, or the only one of a region without bytes. */
        private boolean endsAt(long address) {
            return address == theirs + length;
        }
    }

    RegionAddresses(AddressSpace memory) {
        this.memory = memory;
    }

    /** A region that shares bytes with another one, or null if none does. */
    Place overlapping(Place other) {
        return places.stream().filter(place -> place.length > 0 && other.length > 0 && (place.holds(other.theirs) || other.holds(place.theirs)))
                .findFirst().orElse(null);
    }

    void add(Place place) {
        places.add(place);
    }

    void remove(long ours) {
        places.removeIf(place -> place.ours == ours);
    }

    /** The region of a name that was declared last, or null. */
    Place named(String name) {
        for (int i = places.size() - 1; i >= 0; i--) {
            if (places.get(i).name.equals(name)) {
                return places.get(i);
            }
        }
        return null;
    }

    List<String> names() {
        return places.stream().map(Place::name).toList();
    }

    /** Where the engine has what is at an address of the program; where there is no region, an address that is in none of the engine's either. */
    long ours(long theirs) {
        for (Place place : places) {
            if (place.holds(theirs)) {
                return theirs - place.theirs + place.ours;
            }
        }
        for (Place place : places) {
            if (place.endsAt(theirs)) {
                return theirs - place.theirs + place.ours;
            }
        }
        return memory.at(theirs) == null ? theirs : theirs | Long.MIN_VALUE;
    }
}
