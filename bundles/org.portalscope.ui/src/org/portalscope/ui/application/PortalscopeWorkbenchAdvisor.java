package org.portalscope.ui.application;

import java.util.Optional;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** Configures the workbench and, if the start asks for it, has a picture taken of it. */
final class PortalscopeWorkbenchAdvisor extends WorkbenchAdvisor {

    private final LaunchArguments arguments;
    private Optional<Picture> picture = Optional.empty();

    PortalscopeWorkbenchAdvisor(LaunchArguments arguments) {
        this.arguments = arguments;
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return PortalscopePerspective.ID;
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new PortalscopeWindowAdvisor(configurer, arguments);
    }

    @Override
    public void postStartup() {
        arguments.theme().ifPresent(Theme::apply);
        picture = arguments.picture().map(file -> new Picture(file, arguments.size().orElse(PortalscopeWindowAdvisor.SIZE)));
        picture.ifPresent(it -> it.takeWhenStill(Display.getCurrent(), PlatformUI.getWorkbench()::close));
    }

    /** Says whether something that the command line asked for could not be done. */
    boolean failed() {
        return picture.isPresent() && !picture.get().taken();
    }
}
