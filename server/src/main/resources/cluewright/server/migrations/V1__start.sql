-- Runs on SQLite and PostgreSQL alike. Times are milliseconds since 1970, documents and states are JSON.

CREATE TABLE puzzle (
    id       TEXT   NOT NULL PRIMARY KEY,
    document TEXT   NOT NULL,
    day      TEXT,
    slot     TEXT,
    created  BIGINT NOT NULL
);

CREATE TABLE daily (
    day       TEXT    NOT NULL,
    slot      TEXT    NOT NULL,
    puzzle    TEXT    NOT NULL REFERENCES puzzle (id),
    withdrawn INTEGER NOT NULL,
    PRIMARY KEY (day, slot)
);

CREATE TABLE play (
    id      TEXT   NOT NULL PRIMARY KEY,
    puzzle  TEXT   NOT NULL REFERENCES puzzle (id),
    version BIGINT NOT NULL,
    state   TEXT   NOT NULL,
    touched BIGINT NOT NULL
);

CREATE TABLE share (
    id      TEXT   NOT NULL PRIMARY KEY,
    puzzle  TEXT   NOT NULL REFERENCES puzzle (id),
    state   TEXT   NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE party (
    code    TEXT    NOT NULL PRIMARY KEY,
    host    TEXT    NOT NULL UNIQUE,
    puzzle  TEXT    NOT NULL REFERENCES puzzle (id),
    answers TEXT    NOT NULL,
    play    TEXT REFERENCES play (id),
    printed INTEGER NOT NULL,
    ended   INTEGER NOT NULL,
    touched BIGINT  NOT NULL
);

CREATE TABLE seat (
    secret TEXT    NOT NULL PRIMARY KEY,
    code   TEXT    NOT NULL REFERENCES party (code),
    number INTEGER NOT NULL,
    player TEXT    NOT NULL,
    taken  INTEGER NOT NULL,
    looks  INTEGER NOT NULL,
    UNIQUE (code, number)
);

CREATE TABLE act (
    code   TEXT    NOT NULL REFERENCES party (code),
    number INTEGER NOT NULL,
    act    TEXT    NOT NULL,
    PRIMARY KEY (code, number)
);

CREATE TABLE job (
    id      TEXT   NOT NULL PRIMARY KEY,
    view    TEXT   NOT NULL,
    ended   INTEGER NOT NULL,
    touched BIGINT NOT NULL
);

CREATE TABLE fact (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
