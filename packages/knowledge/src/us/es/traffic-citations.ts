/** The Spanish words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_ES: Words = {
  'us.ticket.de-surcharge': {
    says: 'En Delaware solo se pueden añadir a una multa los cargos que nombra la ley. Pida que expliquen cada uno.',
  },
  'us.ticket.ca-declaration': {
    says: 'En California puede pelear una infracción de tránsito por escrito, sin ir a la corte (trial by written declaration).',
  },
  'us.ticket.fl-thirty': {
    says: 'En Florida tiene 30 días desde la multa de tránsito para pagar, elegir un curso de manejo o pedir una audiencia.',
  },
  'us.ticket.fl-camera': {
    says: 'En Florida un aviso de cámara de luz roja le da 60 días para pagar, nombrar a otro conductor o pedir audiencia.',
  },
  'us.ticket.tx-camera': {
    says: 'En Texas las ciudades no pueden multar con cámaras de luz roja, por una ley de 2019.',
  },
  'us.ticket.ma-citation': {
    says: 'En Massachusetts tiene 20 días desde la infracción de tránsito para pagarla o pedir una audiencia.',
  },
  'us.ticket.wa-response': {
    says: 'En el estado de Washington puede responder de tres formas: pagar, explicar o disputar en audiencia. El aviso da los días.',
  },
}
