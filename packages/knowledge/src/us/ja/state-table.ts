/** The Japanese words of rows made of a table with one cell per state. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { inState } from './states.ts'

/** `cells` by the codes of the states that share it ("NJ NY"); each ends the sentence "テキサス州では、...". */
export function stateWords(
  part: string | readonly string[],
  cells: Readonly<Record<string, string>>,
): Words {
  const parts = typeof part === 'string' ? [part] : part
  const byCode = new Map(
    Object.entries(cells).flatMap(([codes, cell]) =>
      codes.split(' ').map((code) => [code, cell] as const),
    ),
  )
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const cell = byCode.get(state.key.slice(-2).toUpperCase())
      if (cell === undefined) return []
      const says = `${inState(state)}、${cell}。`
      return parts.map((name) => [`${state.key}.${name}`, { says }] as const)
    }),
  )
}
