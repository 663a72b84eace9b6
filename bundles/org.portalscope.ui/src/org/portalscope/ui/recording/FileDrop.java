package org.portalscope.ui.recording;

import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.ui.IWorkbenchWindow;

/** Opens the recordings that are dropped on a window. */
public final class FileDrop extends DropTargetAdapter {

    private final IWorkbenchWindow window;

    public FileDrop(IWorkbenchWindow window) {
        this.window = window;
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        event.detail = FileTransfer.getInstance().isSupportedType(event.currentDataType) ? DND.DROP_COPY : DND.DROP_NONE;
    }

    @Override
    public void drop(DropTargetEvent event) {
        if (event.data instanceof String[] files) {
            open(files);
        }
    }

    /** Opens those files among some that are recordings. */
    public void open(String... files) {
        Stream.of(files).map(Path::of).filter(Recordings::isRecording).forEach(file -> OpenRecordingHandler.open(window, file));
    }
}
