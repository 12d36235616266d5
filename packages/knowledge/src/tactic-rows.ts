/** What the tactics of every country share: how a file of rows is written, and how a provision is cited. */
import type { Area, AreaTactic, QuickFact } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Authority } from '@plainletter/contracts/rule'

/** What all rows of one file share. */
export type Sheet = {
  country: CountryCode
  area: Area
  checkBy?: string
}

/** A row as a file writes it: the id without country and area, and the law that it stands on. */
type Written<Row> = Omit<Row, 'country' | 'area' | 'authority' | 'checkedOn' | 'checkBy'> & {
  law: Authority
  checkBy?: string
}

const CHECKED_ON = '2026-11-21'
const CHECK_BY = '2027-11-15'

/** The tactics of one area, best first. */
export function tacticsOf(sheet: Sheet, rows: readonly Written<AreaTactic>[]): AreaTactic[] {
  return rows.map((row) => complete(row, { sheet, kind: 'tactic' }))
}

/** The quick facts of one area, best first. */
export function factsOf(sheet: Sheet, rows: readonly Written<QuickFact>[]): QuickFact[] {
  return rows.map((row) => complete(row, { sheet, kind: 'quick' }))
}

type Frame = { sheet: Sheet; kind: 'tactic' | 'quick' }

function complete<Row extends Written<QuickFact>>(row: Row, { sheet, kind }: Frame) {
  const { law, ...rest } = row
  const { country, area, checkBy = CHECK_BY } = sheet
  return {
    ...rest,
    id: `${country}.${kind}.${area}.${row.id}`,
    country,
    area,
    authority: law,
    checkedOn: CHECKED_ON,
    checkBy: row.checkBy ?? checkBy,
  }
}

/**
 * A provision as an authority. Advice is given for today, so where an older first day does not matter `from` is the first
 * day that we rely on.
 */
export function law(title: string, provision: string, place: { url: string; from?: string }) {
  return { title, provision, url: place.url, inForceFrom: place.from ?? '2025-01-01' }
}
