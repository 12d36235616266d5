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

const FOLDERS = ['apps', 'packages', 'schema', 'scripts', 'workers']
/** Of each part: where its files lie, and what it says of them. */
const PARTS = ['apps', 'packages', 'workers'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
)
const NAMES = new Set(FOLDERS.flatMap(fileNames))
/** A file named without its folder. `xx` stands for any language. */
const NAME = /`(?:[\w-]+\/)*((?!xx)[\w.-]+\.tsx?)`/g

test.each(PARTS.filter((part) => existsSync(path.join(ROOT, part, 'README.md'))))(
  'every file that the README of %s names exists',
  (part) => {
    const text = readFileSync(path.join(ROOT, part, 'README.md'), 'utf8')
    const named = [...text.matchAll(NAME)].map(([, name = '']) => name)
    expect(named.filter((name) => !NAMES.has(name))).toEqual([])
  },
)

function fileNames(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name]
    const isOurs = entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name)
    return isOurs ? fileNames(`${folder}/${entry.name}`) : []
  })
}
