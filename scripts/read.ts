/**
 * `pnpm read FILE [FILE ...] --country gb --today 2026-11-20 [--goal "..."] [--json]` prints {reading, analysis} of a letter:
 * a PDF, Word file, photo or text. Several files are pages of one letter. Without --json it prints a short report.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { Analysis, AnalysisOutcome } from '@plainletter/contracts/analysis'
import { findCountry, DEFAULT_COUNTRY } from '@plainletter/contracts/countries'
import { PlainDate } from '@plainletter/contracts/country'
import { analyse } from '@plainletter/engine/analyse'
import { createNodeOcr, openNodeCharacterMaps } from '@plainletter/intake/node-ocr'
import { readUpload } from '@plainletter/intake/read-upload'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string', default: DEFAULT_COUNTRY },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    goal: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const country = findCountry(values.country)
const today = PlainDate.safeParse(values.today)
if (positionals.length === 0 || !country || !today.success) {
  console.error(
    'Usage: pnpm read FILE [FILE ...] --country gb --today 2026-11-20 [--goal "..."] [--json]',
  )
  process.exit(2)
}

const files = positionals.map((file) => ({
  name: path.basename(file),
  bytes: new Uint8Array(readFileSync(path.resolve(process.env['INIT_CWD'] ?? '.', file))),
}))
const upload = await readUpload(files, {
  ocr: await createNodeOcr(),
  cmaps: await openNodeCharacterMaps(),
})
if (!upload.ok) {
  console.error(upload.refusals.map((refusal) => refusal.message).join('\n'))
  process.exit(1)
}
const request = { country, language: 'en' as const }
const { reading, outcome } = await analyse({
  text: upload.text,
  request: values.goal === undefined ? request : { ...request, userGoal: values.goal },
  today: today.data,
})

if (values.json) {
  const { analysis, ...rest } = outcome
  console.log(
    JSON.stringify({ reading, analysis, ...rest, text: upload.text, pages: upload.pages }, null, 2),
  )
} else {
  console.log(report(outcome))
}

/** What a person sees, chapter by chapter; a chapter with nothing in it is left out. */
function report({ analysis, draftResponse }: AnalysisOutcome): string {
  const chapters: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['', [analysis.verdict, analysis.directAnswer ?? ''].filter((line) => line !== '')],
    ['', [analysis.summary, ...Object.values(analysis.firstThingsFirst)]],
    [
      'By when:',
      analysis.deadlines.map(
        ({ isMain, date, action, working }) =>
          `${isMain ? '*' : ' '} ${date}  ${action} (${working.map((each) => each.says).join('; ')})`,
      ),
    ],
    ['Cannot happen yet:', analysis.cannotHappenYet],
    ['Rights:', analysis.legalRights.map((right, at) => `- ${right}${lawOf(analysis.basis, at)}`)],
    ['What to do first:', stepsOf(analysis.recommendedActions)],
    ['Checks:', analysis.checks.map(({ kind, result, says }) => `- ${kind}: ${result}. ${says}`)],
    ['', [draftResponse ?? 'No letter to send.']],
  ]
  return chapters
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines].filter((line) => line !== '').join('\n'))
    .join('\n\n')
}

/** " (Consumer Rights Act 2015, section 9)": the rule that a right rests on. */
function lawOf(basis: Analysis['basis'], at: number): string {
  const law = basis[`legalRights.${at}`]?.find((each) => each.kind === 'law')
  return law ? ` (${law.title}, ${law.provision})` : ''
}

function stepsOf({ step1, step2, step3, step4 }: Analysis['recommendedActions']): string[] {
  return [step1, step2, step3, step4].flatMap((step, at) => (step ? [`${at + 1}. ${step}`] : []))
}
