/** Conditions on rented homes that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { COURT_WORDS } from './conditions-court.ts'

const EVICTION_WORDS: Test = {
  says: [
    'desahucio',
    'lanzamiento',
    'enervar',
    'enervación',
    'recuperación de la posesión',
    'precario',
  ],
}

export const EVICTION_CLAIM: Condition = { all: [EVICTION_WORDS, COURT_WORDS] }

export const NOT_EVICTION: Condition = {
  not: [{ says: ['desahucio', 'lanzamiento', 'enervar', 'enervación'] }],
}

export const EVICTION_FOR_RENT: Condition = {
  all: [COURT_WORDS],
  any: [
    {
      says: [
        'falta de pago',
        'impago de rentas',
        'impago de la renta',
        'rentas impagadas',
        'rentas adeudadas',
        'rentas debidas',
        'enervar',
        'enervación',
      ],
    },
  ],
}

export const RENT_OWED: Test = {
  says: [
    'pago de las rentas',
    'pago de las mensualidades',
    'pago de la renta de',
    'requiero de pago',
    'requerimos de pago',
    'falta de pago',
    'impago',
    'impagos',
    'impagada',
    'impagadas',
    'adeudada',
    'adeudadas',
    'adeuda',
    'debe usted',
    'rentas debidas',
    'rentas vencidas',
    'mensualidades pendientes',
    'pendiente de pago',
    'pendientes de pago',
    'impagado',
    'impagados',
    'sin pagar',
    'no ha pagado',
    'no has pagado',
    'no nos ha pagado',
    'no me ha pagado',
    'no me has pagado',
    'me debes',
    'me debe',
    'faltan los alquileres',
    'falta el alquiler',
    'falta la renta',
    'faltan las rentas',
    'no hemos recibido las rentas',
    'no hemos recibido la renta',
    'no hemos recibido el alquiler',
    'no he recibido el alquiler',
    'no he recibido la renta',
    'no consta el pago',
    'no constan pagadas',
    'no consta pagada',
    'alquileres atrasados',
    'rentas atrasadas',
  ],
}

export const FOR_RENT_OWED: Condition = { any: [RENT_OWED] }

/** A landlord's demand for rent, before any court. */
export const DEMAND_FOR_RENT: Condition = { any: [RENT_OWED], not: [COURT_WORDS] }

/** Words of a rented home: the end of a phone contract or of a job is another matter. */
export const HOME: Test = {
  says: [
    'arrendamiento',
    'alquiler',
    'inquilino',
    'inquilina',
    'arrendatario',
    'arrendataria',
    'arrendador',
    'arrendadora',
    'vivienda',
    'piso',
  ],
}

export const END_OF_TERM: Condition = {
  all: [HOME],
  any: [
    {
      says: [
        'no renovación',
        'no renovar',
        'no prorrogar',
        'no prórroga',
        'finalización del contrato',
        'fin del contrato',
        'expiración del plazo',
        'vencimiento del contrato',
        'extinción del contrato',
        'necesidad de ocupar',
        'necesidad de la vivienda',
        'no lo voy a renovar',
        'no lo vamos a renovar',
        'no voy a renovar',
        'no vamos a renovar',
        'no se renovará',
        'no será renovado',
        'no se va a renovar',
        'no quiero renovar',
        'no tengo intención de renovar',
        'no se prorrogará',
        'dejar la vivienda',
        'deje la vivienda',
        'dejar el piso',
        'dejar libre',
        'entregar las llaves',
        'entregue las llaves',
        'abandonar la vivienda',
      ],
    },
  ],
}

/** Words by which a landlord asks for a higher rent. */
export const RISE: Test = {
  says: [
    'subida del alquiler',
    'subida de la renta',
    'subida de alquiler',
    'actualización de la renta',
    'actualización de renta',
    'actualizar la renta',
    'actualizar el alquiler',
    'incremento de la renta',
    'incremento del alquiler',
    'aumento del alquiler',
    'aumento de la renta',
    'nueva renta',
    'nuevo alquiler',
    'subir el alquiler',
    'subir la renta',
    'subirle el alquiler',
    'subirte el alquiler',
    'subiré el alquiler',
    'subirá el alquiler',
    'subirá la renta',
    'el alquiler sube',
    'la renta sube',
    'el alquiler pasará',
    'la renta pasará',
    'alquiler pasa a',
    'renta pasa a',
    'renta del piso pasará',
    'alquiler del piso pasará',
    'renta mensual pasará',
    'alquiler mensual pasará',
    'renta de la vivienda pasará',
  ],
}

export const RENT_RISE: Condition = {
  any: [RISE, { says: ['renta actualizada', 'revisión de la renta', 'irav', 'ipc'] }],
}

export const DEPOSIT: Condition = { any: [{ says: ['fianza', 'depósito', 'garantía adicional'] }] }

/** Rent of a public home: a debt of private law, also for an office. */
export const PUBLIC_RENT: Test = {
  says: ['alquiler', 'arrendamiento', 'arrendaticia', 'rentas impagadas'],
}
