package org.portalscope.releng.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What was measured of one benchmark with one set of parameters.
 *
 * @param benchmark  the simple name of its class and the name of its method: {@code SelfPut.put}
 * @param parameters by name
 * @param times      nanoseconds per operation, one for each iteration in each virtual machine, at least one
 * @param bytes      allocated per operation; NaN if that was not measured
 * @param partTimes  nanoseconds per part, like those per operation, if the benchmark counts the parts of its operations; else empty
 * @param counters   nanoseconds per thing that the benchmark counts otherwise, in the order of the iterations, by the names of what it counts
 */
record Measurement(String benchmark, Map<String, String> parameters, List<Double> times, double bytes, List<Double> partTimes,
        Map<String, List<Double>> counters) {

    /** The name under which a benchmark counts the parts of its operations. */
    private static final String PARTS = "parts";
    /** What profilers measure has names with a point. */
    private static final Pattern COUNTER = Pattern.compile("\\w+");

    Measurement {
        times = times.stream().sorted().toList();
        partTimes = partTimes.stream().sorted().toList();
    }

    Measurement(String benchmark, Map<String, String> parameters, List<Double> times, double bytes) {
        this(benchmark, parameters, times, bytes, List.of());
    }

    Measurement(String benchmark, Map<String, String> parameters, List<Double> times, double bytes, List<Double> partTimes) {
        this(benchmark, parameters, times, bytes, partTimes, Map.of());
    }

    static Measurement of(RunResult result) {
        BenchmarkParams params = result.getParams();
        Map<String, String> parameters = new TreeMap<>();
        params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
        List<Double> times = scores(result, IterationResult::getPrimaryResult);
        Map<String, List<Double>> counters = new TreeMap<>();
        result.getSecondaryResults().keySet().stream().filter(counter -> COUNTER.matcher(counter).matches())
                .forEach(counter -> counters.put(counter, scores(result, iteration -> iteration.getSecondaryResults().get(counter))));
        Result<?> allocation = result.getSecondaryResults().get("gc.alloc.rate.norm");
        String[] name = params.getBenchmark().split("\\.");
        return new Measurement(name[name.length - 2] + "." + name[name.length - 1], parameters, times,
                allocation == null ? Double.NaN : allocation.getScore(), scores(result, iteration -> iteration.getSecondaryResults().get(PARTS)),
                counters);
    }

    /** The scores of all iterations in all virtual machines, as far as there are any. */
    private static List<Double> scores(RunResult result, Function<IterationResult, Result<?>> which) {
        return result.getBenchmarkResults().stream().flatMap(machine -> machine.getIterationResults().stream()).map(which)
                .filter(Objects::nonNull).map(Result::getScore).toList();
    }

    double median() {
        return median(times);
    }

    /** Nanoseconds within which a share of all operations was over, from 0 to 1. */
    double share(double share) {
        return times.get((int) Math.ceil(share * times.size()) - 1);
    }

    /** Parts in a second: the median. */
    double partsPerSecond() {
        return perSecond(median(partTimes));
    }

    /** Parts in a second: the median, and the least and the greatest in brackets. */
    String partsPerSecondText() {
        return number(partsPerSecond()) + " (" + number(perSecond(partTimes.get(partTimes.size() - 1))) + "–" + number(perSecond(partTimes.get(0))) + ")";
    }

    /** Nanoseconds of a part: the median. */
    double partTime() {
        return median(partTimes);
    }

    /** How many of something that the benchmark counts an operation stands for: the median. */
    double counted(String counter) {
        return median() / median(counters.get(counter).stream().sorted().toList());
    }

    /** How many times as much of one thing as of another is counted: the median of the iterations. */
    double ratio(String counter, String other) {
        List<Double> ones = counters.get(counter);
        List<Double> others = counters.get(other);
        return median(IntStream.range(0, ones.size()).mapToObj(i -> others.get(i) / ones.get(i)).sorted().toList());
    }

    /** Bytes allocated per part, whole. */
    String partBytesText() {
        return bytesText(bytes * partTime() / median());
    }

    private static double perSecond(double nanoseconds) {
        return TimeUnit.SECONDS.toNanos(1) / nanoseconds;
    }

    private static double median(List<Double> sorted) {
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** The median, and the least and the greatest in brackets, each divided by a number. */
    String text(double divisor) {
        return number(median() / divisor) + " (" + number(times.get(0) / divisor) + "–"
                + number(times.get(times.size() - 1) / divisor) + ")";
    }

    /** Bytes allocated per operation. */
    String bytesText() {
        return bytesText(bytes);
    }

    /** Bytes, whole; less than half a byte is none: what the measurement itself needs, spread over all operations. */
    static String bytesText(double allocated) {
        return Double.isNaN(allocated) ? "?" : String.format(Locale.ROOT, "%,d", Math.round(allocated));
    }

    /** Whole from 100 on, else with one decimal. */
    static String number(double value) {
        return String.format(Locale.ROOT, value < 99.95 ? "%.1f" : "%,.0f", value);
    }
}
