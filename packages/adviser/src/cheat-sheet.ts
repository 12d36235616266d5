/** The strategic cheat sheet: lawful tactics for an area, those for the person's situation first. Costs 1 credit. */
import { TACTIC_SECTIONS, TacticSection } from '@plainletter/contracts/cheat-sheet'
import type { AreaTactic, CheatSheet, CheatSheetSection } from '@plainletter/contracts/cheat-sheet'

import {
  AREA_NAMES,
  helpFor,
  notesOn,
  pickRows,
  placeName,
  rowBasis,
  rowsFor,
} from './area-rows.ts'
import type { AreaQuestion, Fitted } from './area-rows.ts'

const SECTION_LENGTH = { least: 2, most: 5 } as const

const DISCLAIMER =
  'This is information, not legal advice. We are not a law firm. Law changes: check the link of each tactic, and get free advice before a big step.'

/** A sheet without sections covers nothing: take no credit for it. Sections without rows are left out. */
export function cheatSheet(question: AreaQuestion): CheatSheet {
  const { area, knowledge } = question
  const rows = rowsFor(question, knowledge.tactics)
  const sections = TacticSection.options
    .map((section) => sectionOf(rows, section))
    .filter(({ tactics }) => tactics.length > 0)
  const isCovered = sections.length > 0
  return {
    category: AREA_NAMES[area],
    description: isCovered
      ? `Lawful steps for ${placeName(question)}. Each one names its risk and when to leave it.`
      : `We hold no tactics on this for ${placeName(question)} yet.`,
    sections,
    disclaimer: DISCLAIMER,
    asOf: knowledge.asOf,
    notes: notesOn(question, isCovered),
    help: helpFor(question),
  }
}

function sectionOf(rows: readonly Fitted<AreaTactic>[], section: TacticSection): CheatSheetSection {
  const own = pickRows(
    rows.filter(({ row }) => row.section === section),
    SECTION_LENGTH,
  )
  return {
    title: TACTIC_SECTIONS[section],
    tactics: own.map(({ says, risk, notWhen }) => `${says} Risk: ${risk} Not when: ${notWhen}`),
    basis: own.map(rowBasis),
  }
}

/** The sheet as the Markdown file that people download: heading, description, sections, divider, disclaimer. */
export function cheatSheetMarkdown(sheet: CheatSheet): string {
  const sections = sheet.sections.flatMap(({ title, tactics, basis }) => [
    `## ${title}`,
    tactics.map((tactic, at) => `- ${tactic}${sourceOf(basis[at])}`).join('\n'),
  ])
  const head = [`# ${sheet.category}`, sheet.description, sheet.notes.join(' ')]
  return `${[...head, ...sections, '---', sheet.disclaimer].join('\n\n')}\n`
}

function sourceOf(basis: CheatSheetSection['basis'][number] | undefined): string {
  if (basis?.kind !== 'law') return ''
  return ` ([${basis.title}, ${basis.provision}](${basis.url}))`
}
