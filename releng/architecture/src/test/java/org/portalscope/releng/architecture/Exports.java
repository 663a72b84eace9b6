package org.portalscope.releng.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What bundles ought to export: what is API stays, of the rest what others use, to those others only. */
final class Exports {

    private static final Pattern HEADER = Pattern.compile("(?m)^Export-Package:.*\\n(?: .*\\n)*");

    private final PackageUses uses;

    Exports(PackageUses uses) {
        this.uses = uses;
    }

    /** Returns the packages in the order of their names. */
    List<ExportedPackage> wanted(BundleManifest manifest) {
        List<ExportedPackage> wanted = new ArrayList<>();
        manifest.exports().stream().filter(ExportedPackage::isApi).forEach(wanted::add);
        uses.usersOfPackages(manifest.name()).forEach((name, users) -> {
            if (wanted.stream().noneMatch(api -> api.name().equals(name))) {
                wanted.add(new ExportedPackage(name, users));
            }
        });
        wanted.sort(Comparator.comparing(ExportedPackage::name));
        return wanted;
    }

    /** Writes them into the manifest. */
    void write(BundleManifest manifest) throws IOException {
        List<ExportedPackage> wanted = wanted(manifest);
        String header = wanted.isEmpty() ? "" : wanted.stream().map(ExportedPackage::clause).collect(Collectors.joining(",\n ", "Export-Package: ", "\n"));
        String text = Files.readString(manifest.file());
        Matcher found = HEADER.matcher(text);
        Files.writeString(manifest.file(), found.find() ? found.replaceFirst(Matcher.quoteReplacement(header)) : text + header);
    }
}
