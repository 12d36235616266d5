/** The Spanish words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_ES: Words = {
  'us.ticket.ca-parking': {
    says: 'En California puede pedir una revisión gratis en 21 días desde la multa de estacionamiento, o 14 desde el aviso por correo. Luego hay audiencia.',
  },
  'us.ticket.ny-parking': {
    says: 'En la ciudad de Nueva York tiene 30 días para responder a una multa de estacionamiento antes de que crezca. Puede pedir audiencia en línea o por correo.',
  },
  'us.ticket.tx-parking': {
    says: 'En Texas puede pedir una audiencia por una multa de estacionamiento de la ciudad y apelar a la corte municipal.',
  },
  'us.ticket.il-parking': {
    says: 'En Illinois un pueblo debe ofrecer una audiencia por una multa de estacionamiento o de cámara, en persona o por correo.',
  },
  'us.ticket.nj-parking': {
    says: 'En Nueva Jersey una multa de estacionamiento va a la corte municipal. Allí puede declararse no culpable.',
  },
  'us.ticket.ma-parking': {
    says: 'En Massachusetts tiene 21 días para pagar o disputar una multa de estacionamiento.',
  },
  'us.ticket.oh-parking': {
    says: 'En Ohio puede responder a una multa de estacionamiento pagando, explicando o negándola, y pedir una audiencia.',
  },
  'us.ticket.pa-parking': {
    says: 'En Pensilvania puede declararse no culpable de una multa de estacionamiento y ser oído. En Filadelfia se disputa en el Bureau of Administrative Adjudication.',
  },
}
