import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'

import * as cheatSheets from './cheat-sheets.ts'
import * as credits from './credits.ts'
import * as documents from './documents.ts'
import * as messages from './messages.ts'
import * as sweeps from './sweeps.ts'
import * as users from './users.ts'

const FOLDER = path.join(import.meta.dirname, '../migrations')

function migratedDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync(FOLDER).sort()) {
    database.exec(readFileSync(path.join(FOLDER, file), 'utf8'))
  }
  return database
}

const tables = [users, documents, credits, cheatSheets, messages, sweeps].flatMap((module) =>
  Object.values(module).filter((value) => is(value, SQLiteTable)),
)

function columnsInDatabase(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('SELECT name, type, "notnull" AS required, pk FROM pragma_table_info(?)')
    .all(table)
    .map((row) =>
      [
        row['name'],
        row['type'],
        row['pk'] ? 'key' : row['required'] ? 'required' : 'optional',
      ].join(' '),
    )
    .sort()
}

test('the migrations make exactly the tables and columns that the Drizzle tables name', () => {
  const database = migratedDatabase()
  for (const table of tables) {
    const { name, columns } = getTableConfig(table)
    const declared = columns
      .map((column) => {
        const need = column.primary ? 'key' : column.notNull ? 'required' : 'optional'
        return `${column.name} ${column.getSQLType().toUpperCase()} ${need}`
      })
      .sort()
    expect(columnsInDatabase(database, name), name).toEqual(declared)
  }
})

test('no table exists that no Drizzle table names', () => {
  const found = migratedDatabase()
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map((row) => row['name'])
  expect(new Set(found)).toEqual(new Set(tables.map((table) => getTableConfig(table).name)))
})

test('the indexes of the Drizzle tables all exist', () => {
  const database = migratedDatabase()
  const found = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'index'")
      .all()
      .map((row) => row['name']),
  )
  const declared = tables.flatMap((table) =>
    getTableConfig(table).indexes.map((index) => index.config.name),
  )
  expect(declared.filter((name) => !found.has(name))).toEqual([])
})

test('a balance below zero is refused by the database itself', () => {
  const database = migratedDatabase()
  database.exec("INSERT INTO users (id, email, password, created_at) VALUES (1, 'a@b.c', 'x', 0)")
  database.exec('INSERT INTO credit_accounts (user_id, balance) VALUES (1, 0)')
  expect(() => database.exec('UPDATE credit_accounts SET balance = -1')).toThrow(/CHECK/)
})
