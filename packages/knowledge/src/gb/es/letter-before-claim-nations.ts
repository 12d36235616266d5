/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_ES: Words = {
  'gb.lbc.want-rest': {
    says: 'Quieren que pague o responda. Si no hace ninguna de las dos cosas, pueden pedir a un juzgado que decida.',
  },
  'gb.lbc.who-rest': {
    says: 'La carta es de la empresa que dice que usted debe dinero, o de sus abogados (solicitors). No son un juzgado.',
  },
  'gb.lbc.rights-rest': {
    says: 'Tiene derecho a preguntar de qué es la deuda y cómo se calcula. También puede pedir los datos que tienen de usted.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Compruebe tres cosas: ¿es su deuda, es correcta la cantidad y cómo de vieja es? No la reconozca hasta estar seguro.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Llame a un asesor de deudas gratuito antes de la fecha de la carta. Diga por escrito al remitente que está recibiendo consejo.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Si durante cinco años no hubo pago, ni reconocimiento escrito ni juicio, escriba que la deuda ha terminado.',
  },
}
