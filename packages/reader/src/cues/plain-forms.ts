/** German typed without umlauts: "Raeumungsklage", "kuendigen". */
import type { CueRow } from './cue.ts'

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Rows that know their phrases with umlauts and with two letters for each. */
export function withPlainForms(rows: readonly CueRow[]): readonly CueRow[] {
  return rows.map((row) => {
    const plain = row.cues
      .split('|')
      .filter((cue) => /[äöü]/i.test(cue))
      .map((cue) => cue.toLowerCase().replace(/[äöü]/g, (letter) => PLAIN[letter] ?? letter))
    return plain.length === 0 ? row : { ...row, cues: [row.cues, ...plain].join('|') }
  })
}

/** The source of a pattern that finds both ways to write; sets of letters stay as they are. */
export function plainSource(source: string): string {
  return source.replace(/\[[^\]]*\]|[äöü]/g, (found) =>
    found.length > 1 ? found : `(?:${found}|${PLAIN[found] ?? found})`,
  )
}

/** The same pattern for both ways to write. */
export function plainPattern(pattern: RegExp): RegExp {
  return new RegExp(plainSource(pattern.source), pattern.flags)
}
