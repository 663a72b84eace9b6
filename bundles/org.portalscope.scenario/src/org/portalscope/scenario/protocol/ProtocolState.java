package org.portalscope.scenario.protocol;

/**
 * What a protocol knows of one process: requests, handles of its entries and queues, messages that came unexpected. Immutable: a step replaces it
 * by another, and that is an effect which is undone like all others. Two states are equal if and only if their texts are, so a record of
 * numbers, texts, values, lists and records is right.
 */
public interface ProtocolState {
}
