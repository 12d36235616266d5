import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ROOT } from '../places.ts'
import { labelledTexts } from './labelled-texts.ts'

const FOLDER = path.join(ROOT, 'packages/reader/src/learned')
const LEARNED = readdirSync(FOLDER).filter((name) => /^[a-z]{2}\.ts$/.test(name))

test.each(LEARNED)(
  '%s was learned from the labelled texts of today; else run `pnpm learn`',
  (name) => {
    const own = labelledTexts().filter(({ language }) => name === `${language}.ts`)
    expect(readFileSync(path.join(FOLDER, name), 'utf8')).toContain(
      `from ${own.length} labelled texts`,
    )
  },
)
