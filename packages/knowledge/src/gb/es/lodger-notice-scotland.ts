/** Notice to a lodger in Scotland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_ES: Words = {
  'gb.lodger.scotland-no-court': {
    says: 'Un dueño que vive en la misma casa no necesita un juez. Tras el plazo debe irse.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'Tiene el plazo del contrato. Si no lo dice, debe ser justo: casi siempre 28 días al menos.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'No se permiten amenazas, fuerza ni cortar calefacción o luz. Si ocurre, llame a la policía.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Si puede quedarse sin casa en dos meses, pida ayuda al council. Si no tiene techo, debe alojarle mientras lo estudia.',
  },
  'gb.lodger.scotland-step': {
    says: 'Mire el plazo en el contrato. Diga hoy al council que puede perder la habitación y muestre el aviso.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Diga un día en que puede irse y ofrezca pagar hasta entonces. Pida respuesta escrita.',
    title: 'Pedir más tiempo',
    cost: 'El alquiler de los días extra.',
    time: 'Un mensaje ahora.',
    risk: 'El dueño puede negarse.',
    bestFor: 'Se llevan bien y necesita unas semanas.',
  },
}
