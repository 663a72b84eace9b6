package org.portalscope.ui.application;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;

/** A picture of the upper left part of the screen, saved as a PNG file; a virtual display shows nothing but the workbench there. */
public final class ScreenPicture {

    private static final int STILL_MILLISECONDS = 400;
    private static final int ATTEMPTS = 50;

    private final Path file;
    private final Point size;
    private volatile boolean taken;

    /** Prepares a picture of {@code size} pixels. */
    public ScreenPicture(Path file, Point size) {
        this.file = file;
        this.size = size;
    }

    /**
     * Takes the picture once no job has run for a moment, then calls {@code afterwards}, whether or not it could be saved. Jobs that begin others, as those of
     * the debug platform do, are not over while none of them runs just then.
     */
    public void takeWhenStill(Display display, Runnable afterwards) {
        AtomicInteger ended = new AtomicInteger();
        IJobChangeListener counter = IJobChangeListener.onDone(event -> ended.incrementAndGet());
        Job.getJobManager().addJobChangeListener(counter);
        takeWhenStill(display, ended, () -> {
            Job.getJobManager().removeJobChangeListener(counter);
            afterwards.run();
        }, ATTEMPTS);
    }

    private void takeWhenStill(Display display, AtomicInteger ended, Runnable afterwards, int attempts) {
        int before = ended.get();
        display.timerExec(STILL_MILLISECONDS, () -> {
            if (attempts == 0 || Job.getJobManager().isIdle() && ended.get() == before) {
                take(display);
                afterwards.run();
            } else {
                takeWhenStill(display, ended, afterwards, attempts - 1);
            }
        });
    }

    /** Takes the picture of what {@code display} shows after all pending events have been handled. */
    public void take(Display display) {
        finishPainting(display);
        try {
            save(copy(display));
            taken = true;
        } catch (SWTException e) {
            ILog.get().error("Cannot save the picture " + file, e);
        }
    }

    /** Says whether the file has been written. */
    public boolean taken() {
        return taken;
    }

    private static void finishPainting(Display display) {
        display.update();
        boolean more = true;
        while (more) {
            more = display.readAndDispatch();
        }
    }

    private ImageData copy(Display display) {
        Image image = new Image(display, size.x, size.y);
        GC gc = new GC(display);
        try {
            gc.copyArea(image, 0, 0);
            return image.getImageData(display.getPrimaryMonitor().getZoom());
        } finally {
            gc.dispose();
            image.dispose();
        }
    }

    private void save(ImageData data) {
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {data};
        loader.save(file.toString(), SWT.IMAGE_PNG);
    }
}
