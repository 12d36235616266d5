import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from './places.ts'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
/** A place in the repository, written from its root. Patterns such as <noun> are none. */
const PLACE = /`((?:apps|docs|packages|schema|scripts|workers)\/[\w./-]+)`/g

test.each(PAGES)('every file that %s names is there', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const named = [...text.matchAll(PLACE)].map(([, place = '']) => place)
  expect(named.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([])
})
