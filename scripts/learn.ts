/**
 * `pnpm learn`: makes the models of packages/reader/src/learned from the labelled letters of packages/reader/fixtures and the
 * texts of packages/reader/training. A language with fewer than 60 of them gets none. docs/decisions/0016 says why and how.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { DocumentType } from '@plainletter/contracts/document-type'

import { labelledTexts } from './learn/labelled-texts.ts'
import { train } from './learn/train.ts'
import type { Sample } from './learn/train.ts'
import { ROOT } from './places.ts'

const LEARNED = path.join(ROOT, 'packages/reader/src/learned')
const ENOUGH = 60

function moduleOf(language: string, texts: readonly Sample<DocumentType>[]): string {
  const { labels, bias, scale, weights } = train(texts)
  return [
    `/** Made by \`pnpm learn\` from ${texts.length} labelled texts. Never edited by hand. */`,
    `import type { DocumentType } from '@plainletter/contracts/document-type'`,
    '',
    `import type { LinearModel } from './linear-model.ts'`,
    '',
    `export const ${language.toUpperCase()}_KINDS: LinearModel<DocumentType> = {`,
    `  labels: [${labels.map((label) => `'${label}'`).join(', ')}],`,
    `  bias: [${bias.join(', ')}],`,
    `  scale: ${scale},`,
    `  weights: '${weights}',`,
    '}',
    '',
  ].join('\n')
}

const texts = labelledTexts()
for (const language of new Set(texts.map((text) => text.language))) {
  const own = texts.filter((text) => text.language === language)
  if (own.length < ENOUGH) continue
  writeFileSync(path.join(LEARNED, `${language}.ts`), moduleOf(language, own))
  console.log(`${language}: ${own.length} texts`)
}
