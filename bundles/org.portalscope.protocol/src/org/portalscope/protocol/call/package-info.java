/**
 * Calls that take several transitions: a procedure says what comes after what, a resumable call how far a thread is in it, and a dispatcher what the
 * events mean that come meanwhile.
 */
package org.portalscope.protocol.call;
