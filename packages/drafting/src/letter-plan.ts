/** A whole letter as one row: how the letters of most languages are written down. */
import type { ParagraphRow, Part, NoteRow, Scope, SubjectRow, Frame } from './paragraph.ts'
import { PARTS } from './paragraph.ts'

/** A sentence, alone or with the facts, countries, reason and law that go with it. */
export type Line =
  | string
  | (Omit<ParagraphRow, 'part' | 'kinds' | 'purposes' | 'asked'> & { says: string })
type NoteLine = NoteRow['note'] | Omit<NoteRow, 'kinds' | 'purposes' | 'asked'>

export type LetterPlan = Scope & {
  subject: string
  notes?: readonly NoteLine[]
} & { [Name in Part]?: readonly Line[] }

export type PlanRows = {
  subjects: readonly SubjectRow[]
  rows: readonly ParagraphRow[]
  notes: readonly NoteRow[]
}

/** The rows of the plans. A plan without an opening gets those of the frame. A sentence's own terms add to its plan's. */
export function rowsOfPlans(plans: readonly LetterPlan[], { openings }: Frame): PlanRows {
  return {
    subjects: plans.map((plan) => ({ ...scopeOf(plan), says: plan.subject })),
    rows: plans.flatMap((plan) =>
      PARTS.flatMap((part) => linesOf(plan, part, openings).map((line) => rowOf(plan, part, line))),
    ),
    notes: plans.flatMap((plan) =>
      (plan.notes ?? []).map((line) => {
        const note = typeof line === 'string' ? { note: line } : line
        return { ...note, ...joinScopes(plan, note) }
      }),
    ),
  }
}

function linesOf(plan: LetterPlan, part: Part, openings: Frame['openings']): readonly Line[] {
  const own = plan[part]
  if (own || part !== 'opening') return own ?? []
  return [
    { says: openings.dated, when: ['has_letter_date'] },
    { says: openings.plain, unless: ['has_letter_date'] },
  ]
}

function rowOf(plan: LetterPlan, part: Part, line: Line): ParagraphRow {
  const row = typeof line === 'string' ? { says: line } : line
  return { ...row, ...joinScopes(plan, row), part }
}

function joinScopes(plan: LetterPlan, line: Scope): Scope {
  const countries = line.countries ?? plan.countries
  return {
    ...scopeOf(plan),
    ...(countries ? { countries } : {}),
    when: [...(plan.when ?? []), ...(line.when ?? [])],
    unless: [...(plan.unless ?? []), ...(line.unless ?? [])],
  }
}

function scopeOf({ kinds, papers, purposes, asked, countries, when, unless }: LetterPlan): Scope {
  return {
    ...(kinds ? { kinds } : {}),
    ...(papers ? { papers } : {}),
    ...(purposes ? { purposes } : {}),
    ...(asked ? { asked } : {}),
    ...(countries ? { countries } : {}),
    ...(when ? { when } : {}),
    ...(unless ? { unless } : {}),
  }
}
