/** What a run comes to in numbers: lengths of lists and queues over time, the work of searching, traffic, drops and losses. */
package org.portalscope.analysis.statistics;
