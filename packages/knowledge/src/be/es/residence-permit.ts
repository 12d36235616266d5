/** Letters on the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_ES: Words = {
  'be.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'be.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'be.stay.right-short': {
    says: 'Contra una negativa de estancia tiene casi siempre solo 30 días para el tribunal (CCE, RvV). A veces 10 días o menos. Busque ya un abogado gratuito.',
  },
}
