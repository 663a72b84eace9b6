/** What LAPI knows of a process: its context, pending operations, purged tasks and counters. */
package org.portalscope.lapi.state;
