/** The Spanish words of the rows in ../state-pay.ts, by state. */
import type { Words } from '@plainletter/contracts/rule'

import { LAST_PAY } from '../state-pay.ts'
import { STATES } from '../state.ts'
import { nameOf } from './states.ts'

const NEXT = 'en el próximo día de pago'
/** Ends the sentence "En Texas deben pagarle lo último ...". */
const WHEN: Readonly<Record<string, string>> = {
  AZ: 'en siete días hábiles o en el próximo día de pago, si le despiden',
  CA: 'en el momento, si le despiden. Por cada día de demora puede reclamar un día de pago, hasta 30 días',
  CO: 'en el momento, si le despiden',
  CT: `el siguiente día hábil, si le despiden, o ${NEXT}, si quitan su puesto (layoff)`,
  DC: 'el siguiente día de trabajo, si le despiden',
  IL: `${NEXT}, con los días de vacaciones que ganó`,
  MA: 'el mismo día, si le despiden. Si se demora, puede reclamar el triple',
  MN: 'en 24 horas desde que lo pida por escrito, si le despiden',
  MO: 'el día en que le despiden. Pídalo por escrito',
  NV: 'en el momento, si le despiden',
  OR: 'al final del siguiente día hábil, si le despiden',
  SC: `en 48 horas o ${NEXT}`,
  TN: `${NEXT} o en 21 días, lo que sea más tarde`,
  TX: 'en seis días, si le despiden',
  UT: 'en 24 horas, si le despiden',
  VT: 'en 72 horas, si le despiden',
  WA: 'al final del período de pago',
  AK: 'en tres días hábiles, si le despiden',
  HI: 'en el momento o el siguiente día hábil, si le despiden',
  ID: `${NEXT} o en diez días hábiles, lo que sea antes`,
  KY: `${NEXT} o en 14 días, lo que sea más tarde`,
  LA: `${NEXT} o en 15 días, lo que sea antes`,
  MT: 'en el momento, si le despiden, salvo que reglas escritas de la firma digan el próximo día de pago',
  NE: 'en el próximo día de pago o en dos semanas, lo que sea antes',
  NH: 'en 72 horas, si le despiden, o en el próximo día de pago si es por falta de trabajo (layoff)',
  NM: 'en cinco días, si le despiden, o en diez si le pagan por pieza o por comisión',
}

export const STATE_PAY_ES: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const code = state.key.slice(-2).toUpperCase()
    if (!LAST_PAY[code]) return []
    const says = `En ${nameOf(state)} deben pagarle lo último ${WHEN[code] ?? NEXT}.`
    return [
      [`${state.key}.last-pay`, { says }],
      [`${state.key}.last-pay-asked`, { says }],
    ]
  }),
)
