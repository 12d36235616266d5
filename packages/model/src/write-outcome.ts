/**
 * Lets a language model put parts of an analysis into better words. It never decides: each section is held against the
 * engine's own, and a fault, a refusal or a slow answer leaves the analysis as it is.
 */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import { redact } from '@plainletter/redaction/redact'
import type { Redaction } from '@plainletter/redaction/redaction'
import { restore } from '@plainletter/redaction/restore'

import { askModel } from './ask-model.ts'
import { putSections, readSections } from './sections.ts'
import type { Section } from './sections.ts'
import type { ModelSettings, TokenUse } from './stream-answer.ts'
import { verifySection } from './verify-section.ts'
import type { Refusal } from './verify-section.ts'

/** What became of the attempt: for the log, without a word of the letter. */
export interface WritingReport {
  /** `written`: some sections have new words. `kept`: all stayed. `failed`: there was no usable answer. */
  readonly result: 'written' | 'kept' | 'failed'
  readonly reason: string | null
  readonly sections: { readonly asked: number; readonly taken: number }
  readonly refusals: Partial<Record<Refusal, number>>
  readonly use: TokenUse | null
}

export interface WritingTask {
  readonly outcome: AnalysisOutcome
  /** The letter. */
  readonly text: string
  readonly settings: ModelSettings
}

/**
 * Never throws. `text` is the letter; personal data leaves only as tokens such as [NAME_1].
 * Scams are not rewritten: their letters are made to turn a reader round. `onSection` is told how far the writer is.
 */
export async function writeOutcome(
  { outcome, text, settings }: WritingTask,
  onSection: (part: number, parts: number) => Promise<void> = () => Promise.resolve(),
): Promise<{ outcome: AnalysisOutcome; report: WritingReport }> {
  const sections = outcome.analysis.documentType === 'SCAM_LETTER' ? [] : readSections(outcome)
  if (sections.length === 0) return { outcome, report: report('kept', { asked: 0 }) }
  const { text: letter, tokens } = redact(text)
  const question = {
    language: outcome.analysis.language,
    sections: sections.map((section) => hideIn(section, tokens)),
    letter,
  }
  const answer = await askModel(settings, question, (part) => onSection(part, sections.length))
  if (!answer.ok) {
    const { reason, use } = answer
    return { outcome, report: { ...report('failed', { asked: sections.length }), reason, use } }
  }
  const { words, refusals } = choose(outcome, sections, (path) => {
    const written = answer.sections.get(path)
    return written === undefined ? undefined : restore(written, tokens)
  })
  return {
    outcome: putSections(outcome, words),
    report: {
      ...report(words.size > 0 ? 'written' : 'kept', { asked: sections.length, taken: words.size }),
      refusals,
      use: answer.use,
    },
  }
}

/** The sections whose new words hold; how many failed, and why. */
function choose(
  { analysis }: AnalysisOutcome,
  sections: readonly Section[],
  writtenFor: (path: string) => string | undefined,
) {
  const words = new Map<string, string>()
  const refusals: Partial<Record<Refusal, number>> = {}
  for (const section of sections) {
    const written = writtenFor(section.path)?.replace(/\s+/g, ' ').trim()
    if (written === undefined || written === section.says) continue
    const refusal = verifySection(section, written, analysis.language)
    if (refusal === null) words.set(section.path, written)
    else refusals[refusal] = (refusals[refusal] ?? 0) + 1
  }
  return { words, refusals }
}

/** The same words with the person's data as tokens. Longer ones first, so that a name goes before its surname. */
function hideIn(section: Section, tokens: readonly Redaction[]): Section {
  const ordered = tokens.toSorted((a, b) => b.original.length - a.original.length)
  const hide = (text: string) =>
    ordered.reduce((left, { original, token }) => left.replaceAll(original, token), text)
  return { path: section.path, says: hide(section.says), rests: section.rests.map(hide) }
}

function report(
  result: WritingReport['result'],
  { asked, taken = 0 }: { asked: number; taken?: number },
): WritingReport {
  return { result, reason: null, sections: { asked, taken }, refusals: {}, use: null }
}
