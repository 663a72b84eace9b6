package org.portalscope.releng.spotbugs;

import edu.umd.cs.findbugs.AnalysisError;
import edu.umd.cs.findbugs.BugCollectionBugReporter;
import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.DetectorFactoryCollection;
import edu.umd.cs.findbugs.FindBugs2;
import edu.umd.cs.findbugs.Priorities;
import edu.umd.cs.findbugs.Project;
import edu.umd.cs.findbugs.SortedBugCollection;
import edu.umd.cs.findbugs.config.UserPreferences;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.StreamSupport;
import org.eclipse.pde.api.tools.annotations.NoImplement;

/**
 * What SpotBugs says about all bundles, with the greatest effort.
 *
 * @param bugs the findings of medium and of high confidence, but for those in generated code, which the analysis reads all the same
 * @param missing the names of classes that the analysis asked for and did not get, so that it may have overlooked something
 * @param errors what went wrong in the analysis
 * @param classes the number of classes that were analysed
 */
record Analysis(List<BugInstance> bugs, List<String> missing, List<AnalysisError> errors, int classes) {

    static Analysis of(List<Path> ours, List<Path> others) throws IOException, InterruptedException, URISyntaxException {
        try (Project project = project(ours, others); FindBugs2 engine = new FindBugs2()) {
            BugCollectionBugReporter reporter = new BugCollectionBugReporter(project);
            reporter.setPriorityThreshold(Priorities.NORMAL_PRIORITY);
            engine.setProject(project);
            engine.setBugReporter(reporter);
            engine.setDetectorFactoryCollection(DetectorFactoryCollection.instance());
            engine.setUserPreferences(preferences());
            engine.finishSettings();
            engine.execute();
            SortedBugCollection found = (SortedBugCollection) reporter.getBugCollection();
            return new Analysis(found.getCollection().stream().filter(new Sources()::hold).toList(),
                list(found.missingClassIterator()), List.copyOf(found.getErrors()), found.getProjectStats().getNumClasses());
        }
    }

    private static Project project(List<Path> ours, List<Path> others) throws URISyntaxException {
        Project project = new Project();
        ours.forEach(jar -> project.addFile(jar.toString()));
        others.forEach(jar -> project.addAuxClasspathEntry(jar.toString()));
        project.addAuxClasspathEntry(Path.of(NoImplement.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
        return project;
    }

    /**
     * All detectors but the one of representations that are exposed. The engine, the worlds and the sessions hand out the states and the lists that they work
     * on: a copy for each look would cost what matching costs. MutationTest of releng/architecture checks what changes a state.
     */
    private static UserPreferences preferences() {
        UserPreferences preferences = UserPreferences.createDefaultUserPreferences();
        preferences.setEffort(UserPreferences.EFFORT_MAX);
        preferences.enableDetector(DetectorFactoryCollection.instance().getFactory("FindReturnRef"), false);
        return preferences;
    }

    private static <T> List<T> list(Iterator<T> elements) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(elements, 0), false).toList();
    }
}
