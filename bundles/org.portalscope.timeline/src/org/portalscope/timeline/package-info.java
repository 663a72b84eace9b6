/** What a session has executed: transitions, places between their steps, moves from one place to another, and the steps of each operation. */
package org.portalscope.timeline;
