/** The Spanish words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_ES: Words = {
  'us.ticket.want': {
    says: 'Una ciudad, condado o estado dice que se rompió una regla de tránsito o de estacionamiento. Quiere una multa o una respuesta.',
  },
  'us.ticket.rights-summary': {
    says: 'Puede pagar, o decir que no es culpable y pedir una audiencia.',
  },
  'us.ticket.right-hearing': {
    says: 'Tiene derecho a una audiencia ante un juez u oficial. La multa (ticket) dice la forma y el último día.',
  },
  'us.ticket.step-date': {
    says: 'Actúe a más tardar en la fecha de la multa (ticket). Si la deja pasar, pueden añadir cargos, y en multas de tránsito puede perder su licencia.',
  },
  'us.ticket.step-check': {
    says: 'Revise la placa, el lugar, la fecha y el código. Tome fotos de los letreros y guarde los recibos.',
  },
  'us.ticket.option-contest': {
    says: 'Pida una audiencia en línea, por correo o en persona, y lleve sus pruebas.',
    title: 'Pelear la multa',
    cost: 'Gratis en la mayoría de los lugares',
    time: 'Hasta la fecha de la multa',
    risk: 'Puede perder un descuento por pago temprano.',
    bestFor: 'La multa está mal, o faltaban letreros.',
  },
  'us.ticket.option-plan': {
    says: 'Diga a la corte que no puede pagar. Debería preguntar por su dinero antes de castigarle por no pagar.',
    title: 'Pedir un plan o una multa menor',
    cost: 'Una parte de la multa cada mes',
    time: 'Antes de la fecha de la multa',
    risk: 'Ninguno.',
    bestFor: 'No puede pagarla toda de una vez.',
  },
  'us.ticket.private': {
    says: 'Un aviso de un estacionamiento privado es una cuenta, no una multa. Solo un organismo público puede multarle.',
  },
  'us.ticket.private-step': {
    says: 'Revise quién lo envió. Si es una empresa privada, escriba y pida pruebas y el contrato en que se apoya.',
  },
  'us.ticket.private-option': {
    says: 'Escriba por qué no lo debe, con fotos y recibos.',
    title: 'Disputar la cuenta privada',
    cost: 'Gratis',
    time: 'Antes de la fecha del aviso',
    risk: 'Pueden pasarla a un cobrador, que debe probarla.',
    bestFor: 'Los letreros no eran claros o usted pagó.',
  },
}
