/** Conditions on courts, orders and seizures that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { PUBLIC } from './conditions-sender.ts'

/** A court has already decided. */
export const TITLED: Test = {
  says: [
    'sentencia firme',
    'despacho de ejecución',
    'despacha ejecución',
    'ejecución de títulos judiciales',
    'ejecución de títulos no judiciales',
    'orden general de ejecución',
    'diligencia de embargo',
  ],
}

/** A paper of a court itself. Letters threaten with a juzgado, so its bare name proves nothing. */
export const COURT_PAPER: Test = {
  says: [
    'letrado de la administración de justicia',
    'letrada de la administración de justicia',
    'cédula de requerimiento',
    'cédula de emplazamiento',
    'cédula de notificación',
    'tribunal de instancia de',
  ],
}

/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, TITLED, COURT_PAPER] }

/** Papers of a court that start a case. */
export const PAYMENT_ORDER: Condition = {
  any: [{ says: ['monitorio', 'petición inicial de procedimiento monitorio'] }],
}

/** Neither an order for payment nor an eviction. */
export const OTHER_CLAIM: Condition = {
  not: [{ says: ['monitorio', 'desahucio', 'lanzamiento', 'enervar', 'enervación'] }],
}

export const ORAL_TRIAL: Condition = {
  any: [{ says: ['juicio verbal', 'procedimiento verbal', 'proceso verbal'] }],
  not: [{ says: ['desahucio', 'monitorio', 'lanzamiento'] }],
}

export const ORDINARY_TRIAL: Condition = {
  any: [{ says: ['juicio ordinario', 'procedimiento ordinario', 'proceso ordinario'] }],
}

/** Words that only the papers of a court print. */
export const COURT_WORDS: Test = {
  says: [
    'letrado de la administración de justicia',
    'administración de justicia',
    'juzgado de primera instancia',
    'tribunal de instancia',
    'cédula',
    'decreto de admisión',
    'nig',
    'juicio verbal',
  ],
}

/** A letter of a landlord, not a paper of a court. */
export const NO_COURT: Condition = { not: [COURT_WORDS] }
