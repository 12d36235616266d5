/** What the models are learned from: the labelled letters of the reader and the further texts of packages/reader/training. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { DocumentType } from '@plainletter/contracts/document-type'
import { z } from 'zod'

import { ROOT } from '../places.ts'
import type { Sample } from './train.ts'

const READER = path.join(ROOT, 'packages/reader')

/** All of them, in the order of their files. Throws where one is not as it should be. */
export function labelledTexts(): Sample<DocumentType>[] {
  return [...fixtures(), ...trainingTexts()]
}

const Fixture = z.object({
  text: z.string(),
  language: z.string(),
  expected: z.object({ documentType: DocumentType }),
})
/** A line of packages/reader/training/<language>.jsonl. */
const TrainingText = z.object({ text: z.string(), type: DocumentType })

function fixtures(): Sample<DocumentType>[] {
  const folder = path.join(READER, 'fixtures')
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => {
    const { text, language, expected } = Fixture.parse(
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    )
    return { text, language, label: expected.documentType }
  })
}

function trainingTexts(): Sample<DocumentType>[] {
  const folder = path.join(READER, 'training')
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return names.toSorted().flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean)
    const language = path.basename(name, '.jsonl')
    return lines.map((line) => {
      const { text, type } = TrainingText.parse(JSON.parse(line))
      return { text, language, label: type }
    })
  })
}
