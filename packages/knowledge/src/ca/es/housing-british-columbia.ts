/** Notices to end a tenancy and late rent in British Columbia: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_WORDS: Words = {
  'ca.home.bc-ten-day': {
    says: 'En Columbia Británica tiene cinco días desde que recibió un aviso de 10 días. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Pague todo el alquiler o dispute el aviso',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-own-use': {
    says: 'En Columbia Británica tiene 21 días desde que recibió un aviso por uso propio. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Dispute el aviso ante el Residential Tenancy Branch',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-cause': {
    says: 'En Columbia Británica tiene 10 días desde que recibió un aviso de un mes con causa (for cause). Contamos desde su fecha, para ir a lo seguro.',
    action: 'Dispute el aviso ante el Residential Tenancy Branch',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-void': {
    says: 'En Columbia Británica el aviso termina si paga todo el alquiler y los servicios en cinco días desde que lo recibe.',
  },
  'ca.home.bc-three-months': {
    says: 'Desde el 18 de junio de 2025 un arrendador que quiere mudarse allí debe darle tres meses. Usted recibe un mes de alquiler.',
  },
  'ca.home.bc-twelve': {
    says: 'Si no usan la vivienda como dijeron durante al menos 12 meses, puede reclamar 12 meses de alquiler.',
  },
  'ca.home.bc-branch': {
    says: 'En Columbia Británica el arrendador necesita una orden de posesión (order of possession). Luego necesita un mandato (writ) que solo puede ejecutar un court bailiff.',
  },
  'ca.home.bc-change': {
    says: 'En Columbia Británica el aviso por uso propio es de tres meses desde el 18 de junio de 2025.',
    was: 'Un arrendador que quería mudarse allí debía dar cuatro meses, y usted tenía 30 días para disputarlo.',
    is: 'El arrendador da tres meses, y usted tiene 21 días para disputarlo.',
  },
  'ca.home.bc-order': {
    says: 'En Columbia Británica puede pedir la revisión de una orden de posesión, por lo general en dos días. Solo un alguacil del tribunal puede sacarle.',
  },
}
