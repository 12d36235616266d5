/** The French words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { inState, withinState } from './states.ts'

const TEXAS_LOCKS =
  'Au Texas, un propriétaire qui change les serrures pour un loyer impayé doit vous donner la nouvelle clé à toute heure, payé ou non.'

export const STATE_EVICTIONS_FR: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const says =
      state.law.name === 'Texas'
        ? TEXAS_LOCKS
        : `${inState(state)}, un propriétaire ne peut pas vous enfermer dehors ni couper le courant ou l’eau pour vous faire partir.`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says} Prenez des photos. Appelez la police sur la ligne qui n’est pas pour les urgences, ou l’aide juridique (legal aid). Demandez au tribunal de vous laisser rentrer.`,
        },
      ],
    ]
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `${inState(state)}, cette affaire s’appelle « ${found.name} ». Après une décision, seul un officier de justice peut vous mettre dehors.`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `${inState(state)}, cette affaire s’appelle « ${found.name} ». Après une décision, seul un officier de justice peut vous mettre dehors.`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `Comparez l’avis avec la loi ${withinState(state)} : qui l’a donné, comment, et combien de jours. Une erreur peut mettre fin à l’affaire (${found.name}).`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
