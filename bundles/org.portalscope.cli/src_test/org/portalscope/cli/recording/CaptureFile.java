package org.portalscope.cli.recording;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A pcapng file with one section, read as its specification has it; anything unexpected is an exception. */
final class CaptureFile {

    static final int COMMENT = 1;
    static final int NAME = 2;

    private static final int SECTION = 0x0A0D0D0A;
    private static final int INTERFACE = 1;
    private static final int PACKET = 6;

    private final List<NetworkInterface> interfaces = new ArrayList<>();
    private final List<Packet> packets = new ArrayList<>();
    private Map<Integer, byte[]> section;

    record NetworkInterface(int linkType, int snapLength, Map<Integer, byte[]> options) {

        String name() {
            return text(options, NAME);
        }
    }

    /** @param length of the whole packet, of which the bytes may be the first ones only */
    record Packet(int networkInterface, long time, byte[] bytes, int length, int flags, String comment) {

        boolean isInbound() {
            return (flags & 3) == 1;
        }
    }

    static CaptureFile read(Path file) throws IOException {
        CaptureFile capture = new CaptureFile();
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file));
        while (in.hasRemaining()) {
            capture.block(in);
        }
        return capture;
    }

    List<NetworkInterface> interfaces() {
        return interfaces;
    }

    List<Packet> packets() {
        return packets;
    }

    String comment() {
        return text(section, COMMENT);
    }

    private static String text(Map<Integer, byte[]> options, int code) {
        return new String(options.get(code), StandardCharsets.UTF_8);
    }

    private void block(ByteBuffer in) throws IOException {
        int start = in.position();
        int type = in.getInt();
        int length = in.getInt();
        ByteBuffer body = in.slice(start + 8, length - 12);
        in.position(start + length - 4);
        require(length % 4 == 0 && in.getInt() == length, "a block ends with its length");
        switch (type) {
            case SECTION -> section(body);
            case INTERFACE -> networkInterface(body);
            case PACKET -> packet(body);
            default -> throw new IOException("a block of type " + type);
        }
        require(!body.hasRemaining(), "nothing behind the options");
    }

    private void section(ByteBuffer body) throws IOException {
        require(section == null, "one section");
        require(body.getInt() == 0x1A2B3C4D, "the byte order");
        require(body.getShort() == 1 && body.getShort() == 0, "the version");
        require(body.getLong() == -1, "no length of the section");
        section = options(body);
    }

    private void networkInterface(ByteBuffer body) throws IOException {
        require(section != null && packets.isEmpty(), "interfaces between the section and the packets");
        int linkType = body.getShort();
        require(body.getShort() == 0, "reserved");
        interfaces.add(new NetworkInterface(linkType, body.getInt(), options(body)));
    }

    private void packet(ByteBuffer body) throws IOException {
        int networkInterface = body.getInt();
        require(networkInterface < interfaces.size(), "an interface of the file");
        long time = body.getLong();
        byte[] bytes = new byte[body.getInt()];
        int length = body.getInt();
        require(bytes.length <= length && bytes.length <= interfaces.get(networkInterface).snapLength(), "the captured length");
        body.get(bytes);
        body.position((body.position() + 3) / 4 * 4);
        Map<Integer, byte[]> options = options(body);
        packets.add(new Packet(networkInterface, time, bytes, length, ByteBuffer.wrap(options.get(2)).getInt(), text(options, COMMENT)));
    }

    private static Map<Integer, byte[]> options(ByteBuffer body) {
        Map<Integer, byte[]> options = new HashMap<>();
        for (int code = body.getShort(); code != 0; code = body.getShort()) {
            byte[] value = new byte[body.getShort() & 0xFFFF];
            body.get(value);
            body.position((body.position() + 3) / 4 * 4);
            options.put(code, value);
        }
        body.getShort();
        return options;
    }

    private static void require(boolean holds, String what) throws IOException {
        if (!holds) {
            throw new IOException("wanted: " + what);
        }
    }
}
