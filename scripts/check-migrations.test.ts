import { expect, test } from 'vitest'

import { faultsOfMigration, faultsOfNumbers } from './check-migrations.ts'

test.each([
  'CREATE TABLE a (b INTEGER REFERENCES c (id) ON DELETE CASCADE);',
  'CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END;',
  'DROP TABLE a;',
  'ALTER TABLE a_new RENAME TO a;',
  'PRAGMA foreign_keys = off;',
])('%s is refused', (text) => {
  expect(faultsOfMigration('0009_change.sql', text)).toHaveLength(1)
})

test('a plain new column passes, and a word in a comment is no statement', () => {
  const text = '-- never CASCADE\nALTER TABLE users ADD COLUMN nickname TEXT;'
  expect(faultsOfMigration('0009_nickname.sql', text)).toEqual([])
})

test('numbers must run without a gap or a pair', () => {
  expect(faultsOfNumbers(['0001_a.sql', '0003_b.sql'])).toHaveLength(1)
  expect(faultsOfNumbers(['0001_a.sql', '0001_b.sql'])).toHaveLength(1)
  expect(faultsOfNumbers(['0001_a.sql', '0002_b.sql'])).toEqual([])
})
