/** The formal warning before seizure (precetto), and seizures: what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'it.enforce.step-read': {
    says: 'Busque el título que nombra: orden, sentencia, fecha y notificación. Pregunte a un abogado si alguna vez lo recibió.',
  },
  'it.enforce.step-lawyer': {
    says: 'Vea a un abogado en los próximos días. Diez días son pocos.',
  },
  'it.enforce.step-plan': {
    says: 'Si lo debe, ofrezca ya un plan al abogado. Un acuerdo antes del embargo ahorra costas.',
  },
  'it.enforce.step-occ': {
    says: 'Si tiene muchas deudas, vaya a una oficina de crisis (OCC). Un plan ante el juzgado puede parar embargos.',
  },
}
