package org.portalscope.engine.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method or constructor that changes state, and is public only because those who may call it are in other packages: effects, while they are
 * applied and reverted, whoever restores a snapshot, and other mutations. Everybody else reads. A class is marked if all it does is to change state that
 * nobody will want back.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE})
public @interface Mutation {
}
