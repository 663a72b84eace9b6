/** The token of a run: the secret that its nodes share with one another and with clients that attach. */
package org.portalscope.node.token;
