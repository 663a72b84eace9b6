package org.portalscope.session.replay;

/**
 * A state of a process from which its recording goes on: it has been read, and nothing has changed.
 *
 * @param restorer makes the process what it was then
 * @param counts   the messages that it had sent and taken by then
 */
record Beginning(Runnable restorer, MessageCounts counts) {
}
