package org.portalscope.engine.call;

/**
 * The functions of the API, by the sections of the document that describe them. Whoever keeps no inputs may call them directly, which
 * allocates nothing.
 *
 * @param interfaces  functions of Portals 3.2 §3.3 and §3.4 that open an interface or look at it
 * @param closing     functions of Portals 3.2 §3.3 and §3.4 that end the use of interfaces
 * @param identity    functions of Portals 3.2 §3.4.4 to §3.6
 * @param entries     functions of Portals 3.2 §3.7
 * @param descriptors functions of Portals 3.2 §3.8
 * @param queues      functions of Portals 3.2 §3.9
 * @param access      functions of Portals 3.2 §3.10
 * @param movement    functions of Portals 3.2 §3.11
 */
public record PortalsFunctions(InterfaceCalls interfaces, ClosingCalls closing, IdentityCalls identity, EntryCalls entries,
        DescriptorCalls descriptors, QueueCalls queues, AccessCalls access, MovementCalls movement) {
}
