/** The German words of rights made of a table with one cell per state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { inState } from './states.ts'

/** `cells` by the code of the state; each ends the sentence "In Texas ...". */
export function stateWords(
  part: string | readonly string[],
  cells: Readonly<Record<string, string>>,
): Words {
  const parts = typeof part === 'string' ? [part] : part
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const cell = cells[state.key.slice(-2).toUpperCase()]
      return cell === undefined
        ? []
        : parts.map(
            (name) => [`${state.key}.${name}`, { says: `${inState(state)} ${cell}.` }] as const,
          )
    }),
  )
}

/** One cell for several states, given by their codes: "CA TX". */
export function sameCells(codes: string, cell: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, cell]))
}
