/** The Spanish words of the rows in ../town-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_WORDS: Words = {
  'it.town.step-real': {
    says: 'Compruébelo en la oficina de tributos del municipio (Ufficio Tributi). Busque usted el número y no pague nunca por un enlace de un mensaje.',
  },
  'it.town.option-parts': {
    says: 'Escriba a la oficina de impuestos del municipio (Ufficio Tributi) y diga que falta dinero.',
    title: 'Pedir al municipio pagar en partes',
    cost: 'Intereses.',
    time: 'Pídalo en los 60 días.',
    risk: 'Dos cuotas sin pagar en seis meses pueden acabar el plan.',
    bestFor: 'El impuesto se debe y no puede pagar de golpe.',
  },
  'it.town.right-tari': {
    says: 'La TARI la debe quien tiene o usa los locales, por ese tiempo. Donde el municipio no recoge la basura, debe como máximo el 40 %: pídalo por escrito.',
  },
}
