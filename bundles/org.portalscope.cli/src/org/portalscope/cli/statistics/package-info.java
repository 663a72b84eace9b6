/** What runs come to in numbers. */
package org.portalscope.cli.statistics;
