package org.portalscope.world;

import org.openjdk.jmh.annotations.Fork;

import org.portalscope.engine.Settings;

/**
 * How benchmarks of quick runs are run: with the collector that the product takes for {@code run --quiet}, which many processes need less of the processor's
 * caches with than with that of {@link Settings}.
 */
@Fork(value = 2, jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public abstract class QuickRunSettings extends Settings {
}
