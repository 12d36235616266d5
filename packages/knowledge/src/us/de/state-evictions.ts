/** The German words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { inState, placeOf } from './states.ts'

const TEXAS_LOCKS =
  'In Texas muss ein Vermieter, der wegen unbezahlter Miete die Schlösser ändert, Ihnen zu jeder Stunde den neuen Schlüssel geben, bezahlt oder nicht.'

export const STATE_EVICTIONS_DE: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const place = inState(state)
    const says =
      place === 'In Texas'
        ? TEXAS_LOCKS
        : `${place} darf ein Vermieter Sie nicht aussperren oder Strom oder Wasser abstellen, damit Sie gehen.`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says} Machen Sie Fotos, rufen Sie die Polizei (nicht den Notruf) oder die Rechtshilfe (legal aid) an, und bitten Sie das Gericht, dass Sie wieder hineindürfen.`,
        },
      ],
    ]
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `${place} heißt dieser Fall „${found.name}“. Nach einer Entscheidung darf nur ein Beamter (officer) Sie hinaussetzen.`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `${place} heißt dieser Fall „${found.name}“. Nach einer Entscheidung darf nur ein Beamter (officer) Sie hinaussetzen.`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `Vergleichen Sie die Mitteilung (notice) mit dem Gesetz ${placeOf(state)}: wer sie gab, wie, und wie viele Tage. Ein Fehler kann den Fall beenden (${found.name}).`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
