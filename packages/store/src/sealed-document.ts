/** A document between its two forms: plain in memory, sealed in its row. Every field has its own place and its own IV. */
import { Analysis, InformationSummary, InsiderInsight } from '@plainletter/contracts/analysis'
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import { GivenFeedback } from '@plainletter/contracts/feedback'
import { FollowUp } from '@plainletter/contracts/follow-up'
import { CaseResearch } from '@plainletter/contracts/research'
import { PageMap } from '@plainletter/contracts/upload'
import { joinSealed, openText, sealText, splitSealed } from '@plainletter/vault/seal-text'
import type { SealedText } from '@plainletter/vault/seal-text'
import * as z from 'zod/mini'

/** The document and the key it is sealed under. */
export interface Sealer {
  readonly key: CryptoKey
  readonly userId: number
  readonly documentId: number
}

export const PREVIEW_CHARACTERS = 200

/** What a typed question or a pasted letter is called in place of a file name. */
export const TYPED_NAME = 'typed.txt'

/** The names of the uploaded files, in order, as one sealed field. Control characters are taken out first. */
export function sealNames(sealer: Sealer, names: readonly string[]): Promise<string> {
  const clean = names.map((name) => name.replaceAll(/\p{Cc}/gu, '').slice(0, 200))
  return sealField(sealer, 'filename', clean.join('\n'))
}

export async function openNames(sealer: Sealer, sealed: string): Promise<string[]> {
  return ((await openField(sealer, 'filename', sealed)) ?? '').split('\n')
}

/** "letter.pdf", "page 1.jpg and 2 more", or "Typed text". */
function displayName([first, ...more]: readonly string[]): string {
  if (first === undefined || first === TYPED_NAME) return 'Typed text'
  return more.length === 0 ? first : `${first} and ${more.length} more`
}

export async function openDisplayName(sealer: Sealer, row: { filename: string }): Promise<string> {
  return displayName(await openNames(sealer, row.filename))
}

export async function sealField(sealer: Sealer, field: string, text: string): Promise<string> {
  return joinSealed(await sealText(sealer.key, { ...sealer, field }, text))
}

/** Throws CannotOpenError. Null stays null. */
export async function openField(
  sealer: Sealer,
  field: string,
  sealed: string | null,
): Promise<string | null> {
  return sealed === null ? null : openText(sealer.key, { ...sealer, field }, splitSealed(sealed))
}

async function openJson<Shape>(
  sealer: Sealer,
  { field, sealed, shape }: { field: string; sealed: string | null; shape: z.ZodMiniType<Shape> },
): Promise<Shape | null> {
  const text = await openField(sealer, field, sealed)
  return text === null ? null : shape.parse(JSON.parse(text))
}

/** The columns that the analyser writes when it is done, all sealed. */
export interface SealedResult extends SealedOutcome {
  readonly originalText: SealedText
  readonly preview: string
  readonly pages: string
}

/** What the engine made of it, which may be made again. */
export interface SealedOutcome {
  readonly analysis: string
  readonly draftResponse: string | null
  readonly insiderInsight: string | null
  readonly organizationIntelligence: string | null
  readonly informationSummary: string
}

export async function sealResult(
  sealer: Sealer,
  result: { text: string; pages: readonly PageMap[]; outcome: AnalysisOutcome },
): Promise<SealedResult> {
  const { text, pages, outcome } = result
  return {
    originalText: await sealText(sealer.key, { ...sealer, field: 'originalText' }, text),
    preview: await sealField(sealer, 'preview', text.slice(0, PREVIEW_CHARACTERS)),
    pages: await sealField(sealer, 'pages', JSON.stringify(pages)),
    ...(await sealOutcome(sealer, outcome)),
  }
}

export async function sealOutcome(
  sealer: Sealer,
  outcome: AnalysisOutcome,
): Promise<SealedOutcome> {
  const seal = (field: string, value: string | null) =>
    value === null ? Promise.resolve(null) : sealField(sealer, field, value)
  return {
    analysis: await sealField(sealer, 'analysis', JSON.stringify(outcome.analysis)),
    draftResponse: await seal('draftResponse', outcome.draftResponse),
    insiderInsight: await seal('insiderInsight', jsonOrNull(outcome.insiderInsight)),
    organizationIntelligence: await seal(
      'organizationIntelligence',
      outcome.organizationIntelligence,
    ),
    informationSummary: await sealField(
      sealer,
      'informationSummary',
      JSON.stringify(outcome.informationSummary),
    ),
  }
}

const jsonOrNull = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value)

/** The sealed columns of a row, as the list and the whole-document queries select them. */
export interface SealedColumns {
  readonly filename: string
  readonly userGoal: string | null
  readonly preview: string | null
  readonly originalText: string
  readonly encryptionIv: string | null
  readonly encryptionAuthTag: string | null
  readonly pages: string | null
  readonly analysis: string | null
  readonly draftResponse: string | null
  readonly insiderInsight: string | null
  readonly organizationIntelligence: string | null
  readonly informationSummary: string | null
  readonly followUps: string | null
  readonly feedback: string | null
  readonly caseResearch: string | null
}

export async function openPreview(
  sealer: Sealer,
  row: Pick<SealedColumns, 'preview'>,
): Promise<string> {
  return (await openField(sealer, 'preview', row.preview)) ?? ''
}

export async function openOriginalText(
  sealer: Sealer,
  row: Pick<SealedColumns, 'originalText' | 'encryptionIv' | 'encryptionAuthTag'>,
): Promise<string> {
  if (row.encryptionIv === null || row.encryptionAuthTag === null) return ''
  const sealed = {
    ciphertext: row.originalText,
    iv: row.encryptionIv,
    authTag: row.encryptionAuthTag,
  }
  return openText(sealer.key, { ...sealer, field: 'originalText' }, sealed)
}

export const openAnalysis = (sealer: Sealer, row: Pick<SealedColumns, 'analysis'>) =>
  openJson(sealer, { field: 'analysis', sealed: row.analysis, shape: Analysis })

/** Everything of one row, opened. Throws CannotOpenError when a field was moved or changed. */
export async function openResult(sealer: Sealer, row: SealedColumns) {
  return {
    filename: await openDisplayName(sealer, row),
    userGoal: await openField(sealer, 'userGoal', row.userGoal),
    originalText: await openOriginalText(sealer, row),
    pages:
      (await openJson(sealer, { field: 'pages', sealed: row.pages, shape: z.array(PageMap) })) ??
      [],
    analysis: await openAnalysis(sealer, row),
    draftResponse: await openField(sealer, 'draftResponse', row.draftResponse),
    insiderInsight: await openJson(sealer, {
      field: 'insiderInsight',
      sealed: row.insiderInsight,
      shape: InsiderInsight,
    }),
    organizationIntelligence: await openField(
      sealer,
      'organizationIntelligence',
      row.organizationIntelligence,
    ),
    informationSummary: await openJson(sealer, {
      field: 'informationSummary',
      sealed: row.informationSummary,
      shape: InformationSummary,
    }),
    caseResearch: await openJson(sealer, {
      field: 'caseResearch',
      sealed: row.caseResearch,
      shape: CaseResearch,
    }),
    ...(await openRevisions(sealer, row)),
  }
}

/** What was asked and put right after the analysis, the oldest first. */
export async function openRevisions(
  sealer: Sealer,
  { followUps, feedback }: Pick<SealedColumns, 'followUps' | 'feedback'>,
): Promise<{ followUps: FollowUp[]; feedback: GivenFeedback[] }> {
  return {
    followUps:
      (await openJson(sealer, {
        field: 'followUps',
        sealed: followUps,
        shape: z.array(FollowUp),
      })) ?? [],
    feedback:
      (await openJson(sealer, {
        field: 'feedback',
        sealed: feedback,
        shape: z.array(GivenFeedback),
      })) ?? [],
  }
}
