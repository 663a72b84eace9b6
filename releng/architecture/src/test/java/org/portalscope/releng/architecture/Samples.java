package org.portalscope.releng.architecture;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.value.ValueType;

/** Makes records out of nothing but their class. Of each type there are two samples, which differ. */
final class Samples {

    private Samples() {
    }

    /** Makes a record of the first samples of all its components. */
    static Object record(Class<?> type) {
        return record(type, -1);
    }

    /** Makes a record of the first samples, but for one component. */
    static Object record(Class<?> type, int other) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = of(components[i].getGenericType(), i == other ? 1 : 0);
        }
        return construct(type, values);
    }

    private static Object construct(Class<?> type, Object... values) {
        try {
            Class<?>[] types = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type + " cannot be made of samples", e);
        }
    }

    private static Object of(Type type, int which) {
        if (type instanceof ParameterizedType map && map.getRawType() == SortedMap.class) {
            return new TreeMap<>(Map.of(of(map.getActualTypeArguments()[0], which), of(map.getActualTypeArguments()[1], which)));
        }
        if (type instanceof ParameterizedType optional && optional.getRawType() == Optional.class) {
            return Optional.of(of(optional.getActualTypeArguments()[0], which));
        }
        if (type instanceof ParameterizedType list) {
            return List.of(of(list.getActualTypeArguments()[0], which));
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted == int.class || wanted == Integer.class) {
            return 5 + which;
        }
        if (wanted == OptionalLong.class) {
            return OptionalLong.of(5 + which);
        }
        if (wanted == long.class || wanted == Long.class || wanted == Object.class) {
            return 5L + which;
        }
        if (wanted == boolean.class) {
            return which == 1;
        }
        if (wanted == String.class) {
            return "sample " + which;
        }
        if (wanted == byte[].class) {
            return new byte[] {(byte) which};
        }
        if (wanted == Object[].class) {
            return new Object[] {5L + which};
        }
        if (wanted == ValueType.class) {
            return ValueType.own("sample " + which);
        }
        return wanted == Value.class ? Value.of(which) : declared(wanted, which);
    }

    private static Object declared(Class<?> type, int which) {
        if (type.isEnum()) {
            return type.getEnumConstants()[which * (type.getEnumConstants().length - 1)];
        }
        if (type.isSealed()) {
            return declared(type.getPermittedSubclasses()[0], which);
        }
        if (type.isInterface()) {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> method.getReturnType() == long.class ? 5L + which : "sample " + which);
        }
        return type.isRecord() ? construct(type, Arrays.stream(type.getRecordComponents()).map(component -> of(component.getGenericType(), which)).toArray())
            : object(type, which);
    }

    /** Makes an object by the constructor that takes most; it holds no other of its class. */
    private static Object object(Class<?> type, int which) {
        Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
            .max(Comparator.comparingInt(Constructor::getParameterCount)).orElseThrow();
        Object[] values = Arrays.stream(constructor.getGenericParameterTypes()).map(wanted -> wanted == type ? null : of(wanted, which)).toArray();
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(type + " cannot be made of samples", e);
        }
    }
}
