/** Beliefs about bailiffs in England and Wales to correct: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_ES: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'En la mayoría de las deudas, un agente de embargo (bailiff) no puede forzar la entrada en una primera visita. Eso cambia si antes le dejaron entrar y anotó sus bienes.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Un agente de embargo (bailiff) no puede detenerle ni meterle en la cárcel por una deuda de consumo o con el ayuntamiento.',
  },
  'gb.bailiff.myth-everything': {
    says: 'No pueden llevárselo todo. Están protegidos los bienes básicos de la casa, las cosas de los niños y lo que es de otros.',
  },
  'gb.bailiff.myth-car': {
    says: 'Pueden llevarse un coche suyo o ponerle un cepo si está en su entrada o en la vía pública. Un coche financiado suele ser del prestamista. Un coche de trabajo de hasta £1,350 puede estar protegido.',
  },
  'gb.bailiff.myth-family': {
    says: 'No pueden llevarse cosas que son solo de otra persona. Guarde recibos, extractos o el permiso del coche (log book) para mostrar de quién es cada cosa.',
  },
  'gb.bailiff.myth-police': {
    says: 'La policía puede venir para mantener la calma. No puede cobrar la deuda ni obligarle a abrir la puerta por una deuda con el ayuntamiento.',
  },
}
