/** Runs the benchmarks and keeps the page that tells of their results. */
package org.portalscope.releng.benchmark;
