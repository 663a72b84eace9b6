package org.portalscope.ui.debug;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.debug.internal.ui.viewers.model.provisional.IModelProxyFactory;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.sourcelookup.ISourceDisplay;
import org.portalscope.debug.DebuggedFrame;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.debug.NextTransition;

/** What the Debug view asks of elements beyond their model. */
@SuppressWarnings("restriction") // See WorldProxy.
public final class WorldAdapters implements IAdapterFactory {

    /** The editor marks the statement of the selected frame by itself, in files that the platform does not know. */
    private static final ISourceDisplay BY_EDITOR = (element, page, again) -> { };

    @Override
    public <T> T getAdapter(Object element, Class<T> type) {
        if (type == IModelProxyFactory.class && element instanceof DebuggedWorld) {
            IModelProxyFactory proxies = (world, context) -> IDebugUIConstants.ID_DEBUG_VIEW.equals(context.getId())
                    ? new WorldProxy((DebuggedWorld) world) : null;
            return type.cast(proxies);
        }
        return type == ISourceDisplay.class && (element instanceof DebuggedFrame || element instanceof NextTransition) ? type.cast(BY_EDITOR) : null;
    }

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IModelProxyFactory.class, ISourceDisplay.class};
    }
}
