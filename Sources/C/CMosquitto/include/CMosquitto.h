// SPDX-License-Identifier: MIT
// The part of libmosquitto that weave uses, for version 2.0 or later. Nothing is linked: the library is loaded with the
// first connection.
//
// A connection is used by one thread, except for `weave_mqtt_wake`. The library's own loop is not used, because it waits
// with `select`, which knows only the first 1,024 files of a process. A server has more.
//
// Source: libmosquitto(3), https://mosquitto.org/api/files/mosquitto-h.html. The numbers are those of `mosquitto.h`.
#ifndef WEAVE_MOSQUITTO_H
#define WEAVE_MOSQUITTO_H

#include <stdbool.h>
#include <stddef.h>

/// A connection to a broker, which can be opened again after it has ended.
typedef struct weave_mqtt weave_mqtt;

/// Called when the broker has accepted the connection.
typedef void (*weave_mqtt_greeting)(void *context);
/// Receives a message. The topic and the bytes are valid during the call.
typedef void (*weave_mqtt_receiver)(
    const char *topic, const void *bytes, size_t count, bool is_retained, void *context);

/// Loads libmosquitto, once for the process; false if it is not installed. Call this before all other functions.
bool weave_mqtt_load(void);

/// A connection that is not open yet; NULL if there is no memory.
///
/// - Parameters:
///   - name: a name that no other client of the broker has.
///   - will_topic, will_text: what the broker publishes when the connection has ended without `weave_mqtt_end`.
///   - context: is passed to both functions, which are called by `weave_mqtt_turn`.
weave_mqtt *weave_mqtt_new(
    const char *name, const char *will_topic, const char *will_text, weave_mqtt_greeting greeting,
    weave_mqtt_receiver receiver, void *context);
void weave_mqtt_free(weave_mqtt *connection);

/// Signs in as a user from the next attempt on. `password` may be NULL. Call it once at most; false if there is no memory.
bool weave_mqtt_set_user(weave_mqtt *connection, const char *user, const char *password);

/// Opens the connection, which takes as long as the network takes. The greeting comes later, in a turn.
///
/// - Parameters:
///   - is_encrypted: whether to use TLS, and to trust the authorities that this machine trusts.
///   - authorities: the file of their certificates; NULL for the place that OpenSSL knows.
bool weave_mqtt_open(
    weave_mqtt *connection, const char *host, int port, bool is_encrypted, const char *authorities);
/// Sends and receives what is ready. If nothing is, it waits first: until something is, `weave_mqtt_wake` is called, or
/// the time is over. Returns false if the connection has ended.
bool weave_mqtt_turn(weave_mqtt *connection, int milliseconds);
/// Tells the broker that the connection ends, so that the will is not published. The next turns send that and return false.
void weave_mqtt_end(weave_mqtt *connection);
/// Why the last function failed, in words that follow the name of the broker.
const char *weave_mqtt_reason(const weave_mqtt *connection);

bool weave_mqtt_subscribe(weave_mqtt *connection, const char *topics);
/// Publishes a message that the broker keeps for later subscribers. Without bytes, it forgets the one that it keeps.
bool weave_mqtt_publish(weave_mqtt *connection, const char *topic, const void *bytes, size_t count);

/// Waits until `weave_mqtt_wake` is called or the time is over.
void weave_mqtt_rest(weave_mqtt *connection, int milliseconds);
/// Ends `weave_mqtt_turn` and `weave_mqtt_rest`. Any thread may call this.
void weave_mqtt_wake(weave_mqtt *connection);

#endif
