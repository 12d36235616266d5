/** The Spanish words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { nameOf } from './states.ts'

const TEXAS_LOCKS =
  'En Texas, si el propietario cambia la cerradura por renta sin pagar, debe darle la llave nueva a cualquier hora, aunque no haya pagado.'

export const STATE_EVICTIONS_ES: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const name = nameOf(state)
    const says =
      name === 'Texas'
        ? TEXAS_LOCKS
        : `En ${name} el propietario no puede dejarle fuera ni cortar la luz o el agua para que se vaya.`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says} Tome fotos, llame a la policía (no al 911) o a la ayuda legal, y pida a la corte que le deje volver a entrar.`,
        },
      ],
    ]
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `En ${name} ese caso se llama “${found.name}”. Después de la decisión solo un oficial puede sacarle.`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `En ${name} ese caso se llama “${found.name}”. Después de la decisión solo un oficial puede sacarle.`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `Compare el aviso con la ley en ${name}: quién lo dio, cómo y cuántos días. Un error puede terminar el caso (${found.name}).`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
