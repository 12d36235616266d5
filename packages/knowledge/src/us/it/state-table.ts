/** The Italian words of rights made of a table with one cell per state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { inState } from './states.ts'

/** `cells` by the codes of the states that share one; each ends the sentence "In Texas ...". */
export function stateWords(
  part: string | readonly string[],
  cells: Readonly<Record<string, string>>,
): Words {
  const parts = typeof part === 'string' ? [part] : part
  const byCode = new Map<string, string>(
    Object.entries(cells).flatMap(([codes, cell]) =>
      codes.split(' ').map((code): [string, string] => [code, cell]),
    ),
  )
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const cell = byCode.get(state.key.slice(-2).toUpperCase())
      return cell === undefined
        ? []
        : parts.map(
            (name) => [`${state.key}.${name}`, { says: `${inState(state)} ${cell}.` }] as const,
          )
    }),
  )
}
