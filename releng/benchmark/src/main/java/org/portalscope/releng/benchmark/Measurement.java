package org.portalscope.releng.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * What was measured of one benchmark with one set of parameters.
 *
 * @param benchmark  the simple name of its class and the name of its method: {@code SelfPut.put}
 * @param parameters by name
 * @param times      nanoseconds per operation, one for each iteration in each virtual machine, at least one
 * @param bytes      allocated per operation; NaN if that was not measured
 */
record Measurement(String benchmark, Map<String, String> parameters, List<Double> times, double bytes) {

    Measurement {
        times = times.stream().sorted().toList();
    }

    static Measurement of(RunResult result) {
        BenchmarkParams params = result.getParams();
        Map<String, String> parameters = new TreeMap<>();
        params.getParamsKeys().forEach(key -> parameters.put(key, params.getParam(key)));
        List<Double> times = result.getBenchmarkResults().stream()
                .flatMap(machine -> machine.getIterationResults().stream())
                .map(iteration -> iteration.getPrimaryResult().getScore())
                .toList();
        Result<?> allocation = result.getSecondaryResults().get("gc.alloc.rate.norm");
        String[] name = params.getBenchmark().split("\\.");
        return new Measurement(name[name.length - 2] + "." + name[name.length - 1], parameters, times,
                allocation == null ? Double.NaN : allocation.getScore());
    }

    double median() {
        int middle = times.size() / 2;
        return times.size() % 2 == 1 ? times.get(middle) : (times.get(middle - 1) + times.get(middle)) / 2;
    }

    /** The median, and the least and the greatest in brackets, each divided by a number. */
    String text(double divisor) {
        return number(median() / divisor) + " (" + number(times.get(0) / divisor) + "–"
                + number(times.get(times.size() - 1) / divisor) + ")";
    }

    /** Bytes allocated, whole; less than half a byte is none: what the measurement itself needs, spread over all operations. */
    String bytesText() {
        return Double.isNaN(bytes) ? "?" : String.format(Locale.ROOT, "%,d", Math.round(bytes));
    }

    /** Whole from 100 on, else with one decimal. */
    static String number(double value) {
        return String.format(Locale.ROOT, value < 99.95 ? "%.1f" : "%,.0f", value);
    }
}
