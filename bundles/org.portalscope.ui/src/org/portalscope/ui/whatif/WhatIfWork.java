package org.portalscope.ui.whatif;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.PlatformUI;

/** Works out an answer in the background while the workbench waits; what takes long can be cancelled. */
final class WhatIfWork {

    private WhatIfWork() {
    }

    /**
     * Waits for an answer.
     *
     * @param work is given what says whether the user wants it to end
     * @return nothing if it was cancelled
     */
    static <T> Optional<T> run(Function<BooleanSupplier, Optional<T>> work) {
        AtomicReference<Optional<T>> answer = new AtomicReference<>(Optional.empty());
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
                monitor.beginTask("What If", IProgressMonitor.UNKNOWN);
                answer.set(work.apply(monitor::isCanceled));
            });
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the question is not answered", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return answer.get();
    }
}
