/** The Spanish words of the rows in ../state-deposits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import { nameOf } from './states.ts'

const PENALTIES: Words = {
  'us.state.al.deposit-penalty': {
    says: 'En Alabama puede reclamar el doble del depósito si no lo devuelven ni dan cuenta a tiempo.',
  },
  'us.state.ct.deposit-penalty': {
    says: 'En Connecticut puede reclamar el doble del depósito si no se lo devuelven a tiempo.',
  },
  'us.state.md.deposit-penalty': {
    says: 'En Maryland puede reclamar hasta el triple de lo retenido sin una buena razón, y los honorarios del abogado.',
  },
  'us.state.mn.deposit-penalty': {
    says: 'En Minnesota puede reclamar el doble de lo retenido sin razón, y hasta $500 si fue de mala fe.',
  },
  'us.state.mo.deposit-penalty': {
    says: 'En Misuri puede reclamar hasta el doble de lo retenido sin razón.',
  },
  'us.state.me.deposit-penalty': {
    says: 'En Maine puede reclamar el doble de lo retenido sin razón, y los honorarios del abogado. Escriba siete días antes de demandar.',
  },
  'us.state.ms.deposit-penalty': {
    says: 'En Misisipi puede reclamar lo retenido sin razón, y hasta $200 más por mala fe.',
  },
  'us.state.mt.deposit-penalty': {
    says: 'En Montana puede reclamar lo retenido sin razón. Sin lista a tiempo no pueden retener nada por daños o limpieza.',
  },
  'us.state.nd.deposit-penalty': {
    says: 'En Dakota del Norte puede reclamar el triple de lo retenido sin una buena razón.',
  },
  'us.state.ne.deposit-penalty': {
    says: 'En Nebraska puede reclamar lo que le deben y los honorarios del abogado, y hasta un mes de renta más si fue de mala fe.',
  },
  'us.state.nh.deposit-penalty': {
    says: 'En Nuevo Hampshire puede reclamar el doble del depósito si lo retuvieron sin razón. Dé su nueva dirección por escrito.',
  },
  'us.state.nm.deposit-penalty': {
    says: 'En Nuevo México puede reclamar todo el depósito si no llegó una lista en 30 días, y $250 por mala fe.',
  },
  'us.state.nv.deposit-penalty': {
    says: 'En Nevada puede reclamar todo el depósito si no se lo devuelven en 30 días, y hasta otro tanto.',
  },
  'us.state.az.deposit-penalty': {
    says: 'En Arizona puede reclamar el doble de lo retenido sin razón.',
  },
  'us.state.ca.deposit-penalty': {
    says: 'En California puede reclamar además hasta el doble del depósito, si lo retuvieron de mala fe.',
  },
  'us.state.co.deposit-penalty': {
    says: 'En Colorado puede reclamar el triple de lo retenido sin razón. Escriba siete días antes de demandar.',
  },
  'us.state.de.deposit-penalty': {
    says: 'En Delaware puede reclamar el doble de lo retenido sin razón.',
  },
  'us.state.la.deposit-penalty': {
    says: 'En Luisiana puede reclamar el doble de lo retenido sin razón, y al menos $300. Antes pídalo por escrito y espere 30 días.',
  },
  'us.state.ga.deposit-penalty': {
    says: 'En Georgia puede reclamar el triple de lo retenido a propósito, salvo a propietarios pequeños.',
  },
  'us.state.il.deposit-penalty': {
    says: 'En Illinois puede reclamar el doble del depósito a propietarios de cinco viviendas o más que actúan de mala fe.',
  },
  'us.state.ma.deposit-penalty': {
    says: 'En Massachusetts puede reclamar el triple del depósito si no se lo devuelven en 30 días.',
  },
  'us.state.mi.deposit-penalty': {
    says: 'En Míchigan puede reclamar el doble de lo retenido sin razón. Dé su nueva dirección por escrito en cuatro días y responda por correo a la lista de daños en siete.',
  },
  'us.state.nc.deposit-penalty': {
    says: 'En Carolina del Norte puede reclamar todo el depósito, y quizá honorarios del abogado, si el propietario violó estas reglas a propósito.',
  },
  'us.state.nj.deposit-penalty': {
    says: 'En Nueva Jersey puede reclamar el doble de lo retenido sin razón, y los costos.',
  },
  'us.state.ny.deposit-penalty': {
    says: 'En Nueva York puede reclamar además hasta el doble del depósito, si lo retuvieron a propósito.',
  },
  'us.state.oh.deposit-penalty': {
    says: 'En Ohio puede reclamar el doble de lo retenido sin razón. Dé su nueva dirección por escrito.',
  },
  'us.state.pa.deposit-penalty': {
    says: 'En Pensilvania puede reclamar el doble de lo retenido por encima del daño real. Dé su nueva dirección por escrito.',
  },
  'us.state.tx.deposit-penalty': {
    says: 'En Texas puede reclamar $100, el triple de lo retenido de mala fe y los honorarios del abogado. Antes dé su nueva dirección por escrito.',
  },
  'us.state.wa.deposit-penalty': {
    says: 'En el estado de Washington puede reclamar hasta el doble del depósito, si lo retuvieron a propósito.',
  },
  'us.state.ok.deposit-penalty': {
    says: 'En Oklahoma puede reclamar el depósito solo si lo pide por escrito en seis meses. Los 45 días cuentan desde esa carta.',
  },
  'us.state.ri.deposit-penalty': {
    says: 'En Rhode Island puede reclamar lo que le deben, además el doble de lo retenido sin razón, y los honorarios del abogado. Dé su nueva dirección por escrito.',
  },
  'us.state.sc.deposit-penalty': {
    says: 'En Carolina del Sur puede reclamar el triple de lo retenido sin razón, y los honorarios del abogado. Dé su nueva dirección por escrito.',
  },
  'us.state.sd.deposit-penalty': {
    says: 'En Dakota del Sur puede reclamar todo el depósito si no hubo cuenta a tiempo, y hasta $200 por mala fe. Dé su nueva dirección por escrito.',
  },
  'us.state.vt.deposit-penalty': {
    says: 'En Vermont puede reclamar todo el depósito si no hubo cuenta en 14 días, y el doble de la suma si fue a propósito.',
  },
  'us.state.wv.deposit-penalty': {
    says: 'En Virginia Occidental puede reclamar lo retenido de mala fe, y una vez y media esa suma además.',
  },
  'us.state.wy.deposit-penalty': {
    says: 'En Wyoming puede reclamar todo el depósito y los costos de la corte si lo retuvieron sin buena razón. Dé su nueva dirección en 30 días.',
  },
}

/** For letters: the same words, and the days. */
export const STATE_DEPOSITS_ES: Words = {
  ...PENALTIES,
  ...Object.fromEntries(Object.entries(PENALTIES).map(([id, words]) => [`${id}-letter`, words])),
  ...Object.fromEntries(
    STATES.flatMap((state) => {
      const { deposit } = state.law
      if (!deposit) return []
      const says = `En ${nameOf(state)} el propietario tiene, en la mayoría de los casos, ${deposit.days} días desde que usted se va para devolver el depósito o dar la lista de lo retenido.`
      return [[`${state.key}.deposit-days`, { says }]]
    }),
  ),
}
