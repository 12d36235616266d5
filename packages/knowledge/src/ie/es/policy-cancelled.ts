/** The Spanish words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_ES: Words = {
  'ie.cover.step-now': {
    says: 'Llame ya. Pregunte si el seguro sigue si paga o envía lo que falta, y pídalo por escrito.',
  },
  'ie.cover.right-refund': {
    says: 'Si la aseguradora termina antes, debe dar sus motivos y devolver la prima del tiempo que queda. No puede cobrarle por ello.',
  },
  'ie.cover.warn-ask': {
    says: 'Otras aseguradoras preguntan si le cancelaron alguna vez. Diga la verdad. Pregunte si puede cancelar usted antes.',
  },
  'ie.cover.warn-drive': {
    says: 'No conduzca cuando termine. Conducir sin seguro es delito y pueden llevarse el coche.',
  },
  'ie.cover.step-new': {
    says: 'Busque un seguro nuevo desde el mismo día. Si tres dicen que no, pida ayuda a Insurance Ireland.',
  },
}
