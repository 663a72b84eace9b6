package org.portalscope.ui.application;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.breakpoint.BreakpointKeeper;
import org.portalscope.ui.debug.DebugPlatform;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.part.AccessibleNames;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.part.UnexpectedErrors;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.recording.LostRecordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.stepping.SteppingContext;

/** Configures the workbench, opens what the start asks for and, if it asks for that too, has a picture taken. */
final class PortalscopeWorkbenchAdvisor extends WorkbenchAdvisor {

    private final LaunchArguments arguments;
    private final UnexpectedErrors unexpectedErrors = new UnexpectedErrors();
    private Optional<ScreenPicture> picture = Optional.empty();

    PortalscopeWorkbenchAdvisor(LaunchArguments arguments) {
        this.arguments = arguments;
    }

    @Override
    public void initialize(IWorkbenchConfigurer configurer) {
        configurer.setSaveAndRestore(arguments.picture().isEmpty());
        IDE.registerAdapters();
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return (arguments.scenario().or(arguments::first).isPresent() ? WindowLayout.DEBUGGING : WindowLayout.GALLERY).id();
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        return new PortalscopeWindowAdvisor(configurer, arguments);
    }

    @Override
    public void preStartup() {
        ForeignMenus.remove(PlatformUI.getWorkbench().getService(MApplication.class));
        try {
            Scenarios.forgetCopies();
        } catch (IOException e) {
            ILog.get().warn("Old copies of scenarios stay where they are", e);
        }
        SteppingContext.connect(PlatformUI.getWorkbench(), SessionServices.shown());
        SessionServices.sessions().addListener(PortalscopeWorkbenchAdvisor::showViews);
        SessionServices.sessions().addListener(new BreakpointKeeper(SessionServices.sessions(), BreakpointKeeper.area()));
    }

    /** A session wants its views, whoever has opened it. */
    private static void showViews() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window != null && window.getActivePage() != null && !SessionServices.sessions().all().isEmpty()) {
            WindowLayout.DEBUGGING.show(window.getActivePage());
        }
    }

    @Override
    public void postStartup() {
        AccessibleNames.watch(Display.getCurrent());
        DialogButtons.emphasizeDefaults(Display.getCurrent());
        new Appearance(arguments.theme()).follow(Display.getCurrent());
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        DebugPlatform.connect(page, SessionServices.sessions());
        try {
            new StartupEditors(arguments).open(page);
        } catch (PartInitException e) {
            ILog.get().error("The editor does not open", e);
        }
        takePicture();
    }

    @Override
    public void eventLoopIdle(Display display) {
        StartupTime.tell();
        super.eventLoopIdle(display);
    }

    @Override
    public void eventLoopException(Throwable exception) {
        if (!LostRecordings.explain(exception, SessionServices.sessions())) {
            super.eventLoopException(exception);
            unexpectedErrors.report(exception)
                    .ifPresent(sentence -> SessionServices.sessions().all().forEach(session -> session.controller().announce(sentence)));
        }
    }

    private void takePicture() {
        if (arguments.picture().isEmpty()) {
            return;
        }
        picture = arguments.picture().map(file -> new ScreenPicture(file, arguments.size().orElseGet(WindowSize::initial)));
        SessionServices.shown().seek(InitialPositions::midTranslation);
        picture.get().takeWhenStill(Display.getCurrent(), PlatformUI.getWorkbench()::close);
    }

    /** Editors are opened by us at the next start, with their sessions; the layout is the workbench's matter. */
    @Override
    public boolean preShutdown() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null) {
            LastSession.remember(page);
        }
        return page == null || page.closeAllEditors(true);
    }

    /** Closes all sessions in good order, of which nothing is left then. */
    @Override
    public void postShutdown() {
        OpenSessions sessions = SessionServices.sessions();
        List<OpenSession> open = sessions.all();
        open.forEach(sessions::close);
        Display display = Display.getCurrent();
        while (open.stream().anyMatch(session -> session.controller().isBusy())) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
        DebugPlatform.end();
    }

    /** Says whether something that the command line asked for could not be done. */
    boolean failed() {
        return picture.isPresent() && !picture.get().taken();
    }
}
