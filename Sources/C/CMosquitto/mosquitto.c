// SPDX-License-Identifier: MIT
// Calls libmosquitto through the addresses of its functions. See CMosquitto.h.
#define _GNU_SOURCE
#include "CMosquitto.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

/// `OPENSSL_INIT_NO_ATEXIT`.
#define NO_CLEANUP_AT_EXIT 0x80000U
/// `OPENSSL_INIT_NO_LOAD_CONFIG`: the system's `openssl.cnf` may be written for another version, and name modules of it.
#define NO_CONFIGURATION 0x80U
/// `MOSQ_OPT_TLS_USE_OS_CERTS`.
#define TRUST_AUTHORITIES_OF_SYSTEM 13
/// After so many seconds without a message the connection is checked.
#define KEEPALIVE 60
/// Each message arrives once at most. What is lost with a connection is published again on the next one.
#define AT_MOST_ONCE 0

/// Results, `MOSQ_ERR_…`.
enum {
  SUCCESS = 0,
  NO_CONNECTION = 4,
  REFUSED = 5,
  LOST = 7,
  TLS = 8,
  SYSTEM_ERROR = 14,
  NOT_RESOLVED = 15,
  NO_ANSWER = 19,
};

typedef struct mosquitto mosquitto;

/// `struct mosquitto_message`.
struct message {
  int number;
  char *topic;
  void *bytes;
  int count;
  int quality;
  bool is_retained;
};

static struct {
  int (*lib_init)(void);
  mosquitto *(*new)(const char *, bool, void *);
  void (*destroy)(mosquitto *);
  int (*will_set)(mosquitto *, const char *, int, const void *, int, bool);
  int (*username_pw_set)(mosquitto *, const char *, const char *);
  int (*int_option)(mosquitto *, int, int);
  void (*connect_callback_set)(mosquitto *, void (*)(mosquitto *, void *, int));
  void (*message_callback_set)(mosquitto *, void (*)(mosquitto *, void *, const struct message *));
  int (*connect)(mosquitto *, const char *, int, int);
  int (*disconnect)(mosquitto *);
  int (*publish)(mosquitto *, int *, const char *, int, const void *, int, bool);
  int (*subscribe)(mosquitto *, int *, const char *, int);
  int (*socket)(mosquitto *);
  bool (*want_write)(mosquitto *);
  int (*loop_read)(mosquitto *, int);
  int (*loop_write)(mosquitto *, int);
  int (*loop_misc)(mosquitto *);
  int (*tls_set)(
      mosquitto *, const char *, const char *, const char *, const char *, int (*)(char *, int, int, void *));
  const char *(*strerror)(int);
} mqtt;

struct weave_mqtt {
  /// The client of the last connection; NULL before the first one.
  mosquitto *client;
  char *name, *will_topic, *will_text, *user, *password;
  weave_mqtt_greeting greeting;
  weave_mqtt_receiver receiver;
  void *context;
  char reason[160];
  /// What the broker answered to the request for a connection; 0 for yes.
  int answer;
  /// The file by which other threads end a wait.
  int alarm;
};

static bool is_loaded;

static bool find(void *library, const char *name, void *slot) {
  *(void **)slot = dlsym(library, name);
  return *(void **)slot != NULL;
}

static void load(void) {
  void *library = dlopen("libmosquitto.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  // As for libcurl: threads may still send when the process exits, so OpenSSL must not free its memory at that time.
  int (*init_crypto)(uint64_t, const void *) = NULL;
  if (find(library, "OPENSSL_init_crypto", &init_crypto)) init_crypto(NO_CLEANUP_AT_EXIT | NO_CONFIGURATION, NULL);
  is_loaded = find(library, "mosquitto_lib_init", &mqtt.lib_init) && find(library, "mosquitto_new", &mqtt.new) &&
              find(library, "mosquitto_destroy", &mqtt.destroy) &&
              find(library, "mosquitto_will_set", &mqtt.will_set) &&
              find(library, "mosquitto_username_pw_set", &mqtt.username_pw_set) &&
              find(library, "mosquitto_int_option", &mqtt.int_option) &&
              find(library, "mosquitto_connect_callback_set", &mqtt.connect_callback_set) &&
              find(library, "mosquitto_message_callback_set", &mqtt.message_callback_set) &&
              find(library, "mosquitto_connect", &mqtt.connect) &&
              find(library, "mosquitto_disconnect", &mqtt.disconnect) &&
              find(library, "mosquitto_publish", &mqtt.publish) &&
              find(library, "mosquitto_subscribe", &mqtt.subscribe) &&
              find(library, "mosquitto_socket", &mqtt.socket) &&
              find(library, "mosquitto_want_write", &mqtt.want_write) &&
              find(library, "mosquitto_loop_read", &mqtt.loop_read) &&
              find(library, "mosquitto_loop_write", &mqtt.loop_write) &&
              find(library, "mosquitto_loop_misc", &mqtt.loop_misc) &&
              find(library, "mosquitto_tls_set", &mqtt.tls_set) &&
              find(library, "mosquitto_strerror", &mqtt.strerror) && mqtt.lib_init() == SUCCESS;
}

bool weave_mqtt_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

// MARK: What the library says

static void accept(mosquitto *client, void *context, int answer) {
  (void)client;
  weave_mqtt *connection = context;
  connection->answer = answer;
  if (answer == 0) connection->greeting(connection->context);
}

static void receive(mosquitto *client, void *context, const struct message *message) {
  (void)client;
  weave_mqtt *connection = context;
  size_t count = message->count > 0 ? (size_t)message->count : 0;
  connection->receiver(message->topic, message->bytes, count, message->is_retained, connection->context);
}

/// Why the broker has refused the connection.
///
/// - Source: MQTT 3.1.1, 3.2.2.3.
static const char *words_of_refusal(int answer) {
  switch (answer) {
    case 1: return "does not speak MQTT 3.1.1";
    case 2: return "refuses the name of the client";
    case 3: return "is not available now";
    case 4:
    case 5: return "refuses the user or the password";
    default: return "refuses the connection";
  }
}

/// Keeps the reason of a failure.
static bool check(weave_mqtt *connection, int result) {
  char *reason = connection->reason;
  const size_t size = sizeof connection->reason;
  char words[100];
  switch (result) {
    case SUCCESS: return true;
    case REFUSED: snprintf(reason, size, "%s", words_of_refusal(connection->answer)); break;
    case NO_CONNECTION:
    case LOST: snprintf(reason, size, "has closed the connection"); break;
    case NO_ANSWER: snprintf(reason, size, "does not answer"); break;
    case TLS:
      snprintf(reason, size, "cannot be reached by TLS; check its name, and that this machine trusts its certificate");
      break;
    case NOT_RESOLVED: snprintf(reason, size, "cannot be found: its name has no address"); break;
    case SYSTEM_ERROR:
      snprintf(reason, size, "cannot be reached: %s", strerror_r(errno, words, sizeof words));
      break;
    default: snprintf(reason, size, "cannot be reached: %s", mqtt.strerror(result));
  }
  return false;
}

const char *weave_mqtt_reason(const weave_mqtt *connection) { return connection->reason; }

// MARK: A connection

/// A copy of a text; NULL for none.
static char *copy(const char *text) { return text ? strdup(text) : NULL; }

weave_mqtt *weave_mqtt_new(
    const char *name, const char *will_topic, const char *will_text, weave_mqtt_greeting greeting,
    weave_mqtt_receiver receiver, void *context) {
  weave_mqtt *connection = calloc(1, sizeof *connection);
  if (!connection) return NULL;
  connection->name = copy(name);
  connection->will_topic = copy(will_topic);
  connection->will_text = copy(will_text);
  connection->greeting = greeting;
  connection->receiver = receiver;
  connection->context = context;
  connection->alarm = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (connection->name && connection->will_topic && connection->will_text && connection->alarm >= 0) return connection;
  weave_mqtt_free(connection);
  return NULL;
}

void weave_mqtt_free(weave_mqtt *connection) {
  if (connection->client) mqtt.destroy(connection->client);
  if (connection->alarm >= 0) close(connection->alarm);
  free(connection->name);
  free(connection->will_topic);
  free(connection->will_text);
  free(connection->user);
  free(connection->password);
  free(connection);
}

bool weave_mqtt_set_user(weave_mqtt *connection, const char *user, const char *password) {
  connection->user = copy(user);
  connection->password = copy(password);
  return connection->user && (connection->password || !password);
}

/// A client with the settings of the connection.
///
/// Each attempt has its own: version 2.0.11 cannot connect again after TLS has failed, and what waits to be sent on an
/// old connection must not come before what is new.
static int make_client(weave_mqtt *connection, bool is_encrypted, const char *authorities) {
  if (connection->client) mqtt.destroy(connection->client);
  mosquitto *client = mqtt.new(connection->name, true, connection);
  connection->client = client;
  if (!client) return SYSTEM_ERROR;
  mqtt.connect_callback_set(client, accept);
  mqtt.message_callback_set(client, receive);
  int length = (int)strlen(connection->will_text);
  int result = mqtt.will_set(client, connection->will_topic, length, connection->will_text, AT_MOST_ONCE, true);
  if (result == SUCCESS && connection->user)
    result = mqtt.username_pw_set(client, connection->user, connection->password);
  if (result == SUCCESS && is_encrypted) {
    result = authorities ? mqtt.tls_set(client, authorities, NULL, NULL, NULL, NULL)
                         : mqtt.int_option(client, TRUST_AUTHORITIES_OF_SYSTEM, 1);
  }
  return result;
}

bool weave_mqtt_open(
    weave_mqtt *connection, const char *host, int port, bool is_encrypted, const char *authorities) {
  connection->answer = 0;
  int result = make_client(connection, is_encrypted, authorities);
  return check(connection, result == SUCCESS ? mqtt.connect(connection->client, host, port, KEEPALIVE) : result);
}

/// Waits for files, of which the first is the alarm, and takes an alarm away.
static int wait_for(weave_mqtt *connection, struct pollfd *files, nfds_t count, int milliseconds) {
  files[0] = (struct pollfd){.fd = connection->alarm, .events = POLLIN};
  int ready = poll(files, count, milliseconds);
  if (ready < 0) return errno == EINTR ? 0 : -1;
  uint64_t alarms;
  // If there was none, the read fails, and nothing has to be taken away.
  if (files[0].revents && read(connection->alarm, &alarms, sizeof alarms) < 0) return ready;
  return ready;
}

bool weave_mqtt_turn(weave_mqtt *connection, int milliseconds) {
  int socket = mqtt.socket(connection->client);
  if (socket < 0) return check(connection, NO_CONNECTION);
  struct pollfd files[2] = {{0}};
  files[1].fd = socket;
  files[1].events = mqtt.want_write(connection->client) ? POLLIN | POLLOUT : POLLIN;
  int ready = wait_for(connection, files, 2, milliseconds);
  if (ready < 0) return check(connection, SYSTEM_ERROR);
  int happened = ready > 0 ? files[1].revents : 0;
  if ((happened & ~POLLOUT) && !check(connection, mqtt.loop_read(connection->client, 1))) return false;
  if ((happened & POLLOUT) && !check(connection, mqtt.loop_write(connection->client, 1))) return false;
  return check(connection, mqtt.loop_misc(connection->client));
}

void weave_mqtt_end(weave_mqtt *connection) { mqtt.disconnect(connection->client); }

bool weave_mqtt_subscribe(weave_mqtt *connection, const char *topics) {
  return check(connection, mqtt.subscribe(connection->client, NULL, topics, AT_MOST_ONCE));
}

bool weave_mqtt_publish(weave_mqtt *connection, const char *topic, const void *bytes, size_t count) {
  int length = count > INT_MAX ? INT_MAX : (int)count;
  return check(connection, mqtt.publish(connection->client, NULL, topic, length, bytes, AT_MOST_ONCE, true));
}

// MARK: Waiting

void weave_mqtt_rest(weave_mqtt *connection, int milliseconds) {
  struct pollfd alarm;
  wait_for(connection, &alarm, 1, milliseconds);
}

void weave_mqtt_wake(weave_mqtt *connection) {
  const uint64_t one = 1;
  // It fails only if so many alarms are waiting that one more changes nothing.
  if (write(connection->alarm, &one, sizeof one) < 0) return;
}
