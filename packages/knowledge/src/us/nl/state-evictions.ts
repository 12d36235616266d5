/** The Dutch words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { inState } from './states.ts'

const TEXAS_LOCKS =
  'In Texas moet een verhuurder die om onbetaalde huur de sloten vervangt u op elk uur de nieuwe sleutel geven, betaald of niet.'

export const STATE_EVICTIONS_NL: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const says =
      state.law.name === 'Texas'
        ? TEXAS_LOCKS
        : `${inState(state)} mag een verhuurder u niet buitensluiten en geen stroom of water afsluiten om u weg te krijgen.`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says} Maak foto’s. Bel de politie op het nummer zonder spoed, of de gratis rechtshulp (legal aid). Vraag de rechter om u weer binnen te laten.`,
        },
      ],
    ]
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `${inState(state)} heet die zaak ‘${found.name}’. Na een beslissing mag alleen een ambtenaar u uit de woning zetten.`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `${inState(state)} heet die zaak ‘${found.name}’. Na een beslissing mag alleen een ambtenaar u uit de woning zetten.`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `Vergelijk het bericht met de wet. ${inState(state)} telt wie het gaf, hoe, en hoeveel dagen. Een fout kan de zaak beëindigen (${found.name}).`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
