package org.portalscope.ui.debug;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.ui.node.NodeLaunches;

/** What a launch configuration starts, and with what: a file and the options of its run, or where nodes are. */
public final class LaunchTab extends AbstractLaunchConfigurationTab {

    private static final int COLUMNS = 3;
    private static final int LINES = 6;
    /** Pixels in which a sentence is broken, if there is no more room. */
    private static final int WIDE = 300;

    /** Fields of a line by the attributes that they show. */
    private final Map<String, Text> fields = new LinkedHashMap<>();
    private Composite page;
    /** The options of a run, or null if there are none. */
    private Text options;
    /** Whether the lines of programs in Java are wanted, or null if that is not asked. */
    private Button lines;

    @Override
    public String getName() {
        return "Settings";
    }

    @Override
    public void createControl(Composite parent) {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(page);
        setControl(page);
    }

    /** Configurations are made by starting something. */
    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        configuration.setAttribute(LaunchConfigurations.OPTIONS, List.of());
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            if (page.getChildren().length == 0) {
                create(configuration.getType().getIdentifier());
            }
            for (Map.Entry<String, Text> field : fields.entrySet()) {
                field.getValue().setText(configuration.getAttribute(field.getKey(), ""));
            }
            if (options != null) {
                options.setText(LaunchOptions.text(configuration.getAttribute(LaunchConfigurations.OPTIONS, List.of())));
            }
            if (lines != null) {
                lines.setSelection(configuration.getAttribute(NodeLaunches.LINES, false));
            }
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
        }
    }

    private void create(String type) {
        switch (type) {
            case LaunchConfigurations.RECORDING -> file("&Recording:", LaunchConfigurations.FILE);
            case NodeLaunches.ATTACH -> {
                text("&Control ports:", NodeLaunches.ADDRESSES, COLUMNS - 1)
                        .setToolTipText("Their addresses, or a file with them; without any, those of the run on this machine");
                file("&Token:", NodeLaunches.TOKEN);
                lines = new Button(page, SWT.CHECK);
                lines.setText("&Lines of programs in Java");
                lines.addListener(SWT.Selection, event -> updateLaunchConfigurationDialog());
                GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(lines);
            }
            default -> {
                file("&Scenario:", LaunchConfigurations.FILE);
                if (type.equals(LaunchConfigurations.SCENARIO)) {
                    options();
                }
            }
        }
        page.layout(true, true);
    }

    private Text text(String label, String attribute, int columns) {
        new Label(page, SWT.NONE).setText(label);
        Text text = new Text(page, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).align(SWT.FILL, SWT.CENTER).applyTo(text);
        text.addListener(SWT.Modify, event -> updateLaunchConfigurationDialog());
        fields.put(attribute, text);
        return text;
    }

    private void file(String label, String attribute) {
        Text text = text(label, attribute, 1);
        Button browse = createPushButton(page, "&Browse...", null);
        browse.addListener(SWT.Selection, event -> {
            FileDialog dialog = new FileDialog(page.getShell(), SWT.OPEN);
            dialog.setFileName(text.getText());
            Optional.ofNullable(dialog.open()).ifPresent(text::setText);
        });
    }

    private void options() {
        Label label = new Label(page, SWT.WRAP);
        label.setText("&Options of the run, as on the command line, one on each line, for example --seed 7 or --fault client:die 12:");
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS, 1).hint(WIDE, SWT.DEFAULT).applyTo(label);
        options = new Text(page, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).span(COLUMNS, 1).hint(SWT.DEFAULT, LINES * options.getLineHeight()).applyTo(options);
        options.addListener(SWT.Modify, event -> updateLaunchConfigurationDialog());
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        fields.forEach((attribute, text) -> configuration.setAttribute(attribute, text.getText().strip()));
        if (options != null) {
            configuration.setAttribute(LaunchConfigurations.OPTIONS, LaunchOptions.read(options.getText()));
        }
        if (lines != null) {
            configuration.setAttribute(NodeLaunches.LINES, lines.getSelection());
        }
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        Optional<String> problem = problem();
        setErrorMessage(problem.orElse(null));
        return problem.isEmpty();
    }

    private Optional<String> problem() {
        String file = fields.containsKey(LaunchConfigurations.FILE) ? fields.get(LaunchConfigurations.FILE).getText().strip() : null;
        if (file != null && !Files.isReadable(Path.of(file))) {
            return Optional.of(file.isEmpty() ? "Which file is to be started? Of what has none, such as a copy of the library, nothing is kept."
                    : "The file " + file + " cannot be read.");
        }
        return options == null ? Optional.empty() : LaunchOptions.problem(options.getText());
    }
}
