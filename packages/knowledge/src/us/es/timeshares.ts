/** The Spanish words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_ES: Words = {
  'us.share.want': {
    says: 'Trata de un contrato de tiempo compartido: qué paga y si puede salir.',
  },
  'us.share.right-cancel': {
    says: 'La ley del estado da unos días para cancelar un tiempo compartido nuevo, diga lo que diga el vendedor. Cuente desde la firma o los últimos papeles.',
  },
  'us.share.step': {
    says: 'Envíe hoy la carta de cancelación por correo certificado a la dirección del contrato. Guarde el recibo.',
  },
  'us.share.option': {
    says: 'Cancele por escrito en los días de su estado, o quéjese ante el fiscal general.',
    title: 'Cancelar por escrito',
    cost: 'El precio del correo certificado',
    time: 'Unos días tras la firma',
    risk: 'Cuidado con firmas que prometen sacarle por un pago.',
    bestFor: 'Firmó hace poco o le engañaron.',
  },
}
