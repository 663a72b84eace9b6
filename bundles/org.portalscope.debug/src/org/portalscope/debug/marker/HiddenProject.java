package org.portalscope.debug.marker;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/**
 * The one project of the private workspace, which no view, label or dialog shows: markers want resources, and scenario files are anywhere. It is made when the
 * first breakpoint is set. A file is linked into a virtual folder for the folder that it is in, so that two of one name stay apart.
 */
final class HiddenProject {

    /** Its name in the workspace. */
    static final String NAME = "scenarios";

    private HiddenProject() {
    }

    /** The project itself. */
    static IProject project() throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(NAME);
        if (!project.exists()) {
            project.create(ResourcesPlugin.getWorkspace().newProjectDescription(NAME), IResource.HIDDEN, null);
        }
        if (!project.isOpen()) {
            project.open(IResource.NONE, null);
        }
        return project;
    }

    /** Writes it down, if there is one: the platform complains at the next start of a workspace that was left without. */
    static void save() throws CoreException {
        if (ResourcesPlugin.getWorkspace().getRoot().getProject(NAME).exists()) {
            ResourcesPlugin.getWorkspace().save(true, null);
        }
    }

    /** The link to a file, which need not exist any more. */
    static IFile link(Path file) throws CoreException {
        Path place = file.toAbsolutePath().normalize();
        IFolder folder = project().getFolder(UUID.nameUUIDFromBytes(String.valueOf(place.getParent()).getBytes(StandardCharsets.UTF_8)).toString());
        if (!folder.exists()) {
            folder.create(IResource.VIRTUAL, true, null);
        }
        IFile link = folder.getFile(String.valueOf(place.getFileName()));
        if (!link.exists()) {
            link.createLink(place.toUri(), IResource.ALLOW_MISSING_LOCAL, null);
        }
        return link;
    }
}
