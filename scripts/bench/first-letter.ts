/** Bundled and run in a process of its own: what the first letter costs before all is warm. Prints milliseconds as JSON. */
import { lawIndexOf } from '@plainletter/adviser/law-index'
import { analyse } from '@plainletter/engine/analyse'
import { loadKnowledge } from '@plainletter/knowledge/load'

import { processTime } from './measure.ts'

const TEXT =
  'Notice of Enforcement\n\nPay £412.50 by 12 December 2026 or an enforcement agent will visit.'

async function lap<Result>(work: () => Result | Promise<Result>): Promise<[number, Result]> {
  const start = processTime()
  const result = await work()
  return [processTime() - start, result]
}

const letter = () =>
  analyse({ text: TEXT, request: { country: 'gb', language: 'en' }, today: '2026-11-21' })
const [law, knowledge] = await lap(() => loadKnowledge('gb'))
const [index] = await lap(() => knowledge && lawIndexOf(knowledge))
const [first] = await lap(letter)
const [second] = await lap(letter)
process.stdout.write(JSON.stringify({ law, index, first, second }))
