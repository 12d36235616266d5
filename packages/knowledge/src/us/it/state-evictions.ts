/** The Italian words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { inState, withinState } from './states.ts'

const TEXAS_LOCKS =
  'In Texas un proprietario (landlord) che cambia la serratura per affitto non pagato deve darle la nuova chiave a qualsiasi ora, che abbia pagato o no.'

export const STATE_EVICTIONS_IT: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const place = inState(state)
    const says =
      state.law.name === 'Texas'
        ? TEXAS_LOCKS
        : `${place} un proprietario (landlord) non può chiuderla fuori o tagliare luce o acqua per farla andare via.`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says} Faccia foto, chiami il numero non d’emergenza della polizia o l’assistenza legale gratuita (legal aid), e chieda al tribunale di farla rientrare.`,
        },
      ],
    ]
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `${place} quella causa si chiama “${found.name}”. Dopo una decisione solo un ufficiale può metterla fuori.`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `${place} quella causa si chiama “${found.name}”. Dopo una decisione solo un ufficiale può metterla fuori.`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `Confronti l’avviso con la legge che vale ${withinState(state)}: chi l’ha dato, come e quanti giorni. Un errore può chiudere la causa (${found.name}).`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
