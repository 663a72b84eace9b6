package org.portalscope.lapi.progress;

/** What has failed, {@code lapi_err_t}: the third argument of an error handler. */
public enum ErrorType {
    GET, PUT, RMW, AM, INTERNAL
}
