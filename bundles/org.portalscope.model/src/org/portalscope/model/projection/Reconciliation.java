package org.portalscope.model.projection;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.emf.common.util.ECollections;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.Process;
import org.portalscope.model.Region;

/** Makes a model equal to a fresh one by the least changes: objects that both have, by handle or number, stay the same objects. */
final class Reconciliation {

    /** The objects of the model for those of the fresh one. */
    private final Map<EObject, EObject> kept = new LinkedHashMap<>();

    private Reconciliation() {
    }

    static void of(EObject model, EObject fresh) {
        Reconciliation reconciliation = new Reconciliation();
        reconciliation.keep(model, fresh);
        List<Runnable> connections = new ArrayList<>();
        reconciliation.kept.forEach((from, to) -> reconciliation.connect(from, to, connections));
        connections.forEach(Runnable::run);
    }

    /** Takes over attributes and contents. */
    private void keep(EObject old, EObject fresh) {
        kept.put(fresh, old);
        for (EAttribute attribute : fresh.eClass().getEAllAttributes()) {
            take(attribute, old, fresh);
        }
        for (EReference reference : fresh.eClass().getEAllContainments()) {
            contents(list(old, reference), list(fresh, reference));
        }
    }

    private static void take(EAttribute attribute, EObject old, EObject fresh) {
        Object wanted = fresh.eGet(attribute);
        if (attribute.isMany()) {
            EList<Object> values = list(old, attribute);
            if (!values.equals(wanted)) {
                ECollections.setEList(values, (List<?>) wanted);
            }
        } else if (!Objects.equals(old.eGet(attribute), wanted)) {
            old.eSet(attribute, wanted);
        }
    }

    private void contents(EList<EObject> old, EList<EObject> fresh) {
        Map<Object, EObject> byKey = old.stream().collect(Collectors.toMap(Reconciliation::key, Function.identity(), (first, second) -> first));
        List<EObject> wanted = new ArrayList<>();
        for (EObject each : List.copyOf(fresh)) {
            EObject same = byKey.remove(key(each));
            wanted.add(same == null ? each : same);
            if (same == null) {
                adopt(each);
            } else {
                keep(same, each);
            }
        }
        ECollections.setEList(old, wanted);
    }

    /** An object that the model does not have becomes part of it, with all that is in it. */
    private void adopt(EObject fresh) {
        kept.put(fresh, fresh);
        fresh.eAllContents().forEachRemaining(part -> kept.put(part, part));
    }

    /** Lets the references of an object lead to objects of the model, once all are known: a change at one end changes the other. */
    private void connect(EObject fresh, EObject old, List<Runnable> connections) {
        for (EReference reference : fresh.eClass().getEAllReferences()) {
            if (!reference.isContainment() && !reference.isContainer()) {
                EObject target = kept.get(fresh.eGet(reference));
                connections.add(() -> set(old, reference, target));
            }
        }
    }

    private static void set(EObject object, EReference reference, EObject target) {
        if (object.eGet(reference) != target) {
            object.eSet(reference, target);
        }
    }

    /** What an object is known by among its siblings. */
    private static Object key(EObject object) {
        if (object instanceof MatchEntry entry) {
            return entry.getHandle();
        }
        if (object instanceof MemoryDescriptor descriptor) {
            return descriptor.getHandle();
        }
        if (object instanceof EventQueue queue) {
            return queue.getHandle();
        }
        if (object instanceof Portal portal) {
            return portal.getIndex();
        }
        if (object instanceof Region region) {
            return region.getAddress();
        }
        return object instanceof NetworkInterface ni ? ni.getNumber() : ((Process) object).getIndex();
    }

    @SuppressWarnings("unchecked")
    private static <E> EList<E> list(EObject object, EStructuralFeature feature) {
        return (EList<E>) object.eGet(feature);
    }
}
