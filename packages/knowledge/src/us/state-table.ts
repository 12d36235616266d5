/** Rights made of a table with one cell per state. A state without a cell has no row. */
import type { Rule } from '@plainletter/contracts/rule'

import { STATES, sharedBy, statute } from './state.ts'

/** By the code of the state; `says` ends the sentence "In Texas ...". */
export type Cells = Readonly<Record<string, { says: string; law: string; url?: string }>>

/** One sentence for several states, each with its own law. */
export function sameSays(says: string, laws: Readonly<Record<string, string>>): Cells {
  return Object.fromEntries(Object.entries(laws).map(([code, law]) => [code, { says, law }]))
}

type Base = Pick<Rule, 'kinds' | 'topics' | 'rank' | 'when' | 'creditor'>

export function stateRows(part: string, cells: Cells, base: Base): Rule[] {
  return STATES.flatMap((state) => {
    const cell = cells[state.key.slice(-2).toUpperCase()]
    if (!cell) return []
    return [
      {
        ...sharedBy(state, part),
        ...base,
        id: `${state.key}.${part}`,
        kind: 'right',
        says: `In ${state.law.name} ${cell.says}.`,
        authority: statute(state, cell.law, cell.url),
      },
    ]
  })
}
