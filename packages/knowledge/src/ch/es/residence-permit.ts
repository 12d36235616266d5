/** Letters on the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_ES: Words = {
  'ch.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'ch.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'ch.stay.right-short': {
    says: 'Contra una decisión de estancia el plazo suele ser de 30 días, a veces solo cinco. Lea el final de la carta y busque ya consejo gratis.',
  },
  'ch.stay.right-fair': {
    says: 'La oficina debe valorar sus años aquí, su familia, trabajo y salud. Envíe pruebas. El plazo para salir suele ser de 7 a 30 días, más largo por motivos especiales.',
  },
}
