/** The Spanish words of rights made of a table with one cell per state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { nameOf } from './states.ts'

/** `cells` by the codes of the states that share one ("NJ NY"); each ends the sentence "En Texas ...". */
export function stateWords(part: string, cells: Readonly<Record<string, string>>): Words {
  const byCode = new Map(
    Object.entries(cells).flatMap(([codes, cell]) =>
      codes.split(' ').map((code) => [code, cell] as const),
    ),
  )
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const cell = byCode.get(state.key.slice(-2).toUpperCase())
      return cell === undefined
        ? []
        : [[`${state.key}.${part}`, { says: `En ${nameOf(state)} ${cell}.` }]]
    }),
  )
}
