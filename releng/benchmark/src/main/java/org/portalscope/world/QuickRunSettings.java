package org.portalscope.world;

import org.openjdk.jmh.annotations.Fork;

import org.portalscope.engine.Settings;

/** How benchmarks of what {@code run --quiet} does are run: in a virtual machine that is started as the product starts it for that. */
@Fork(value = 2, jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:-UseCompressedOops"})
public abstract class QuickRunSettings extends Settings {
}
