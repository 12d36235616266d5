/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_WORDS: Words = {
  'fr.home.want-notice': {
    says: 'Su arrendador le avisa del fin (congé): para vender, para vivir allí o por un motivo serio.',
  },
  'fr.home.step-check-notice': {
    says: 'Revise el aviso: ¿hay motivo, llega seis meses (tres si es amueblada) antes del fin, por carta certificada, agente o en mano?',
  },
  'fr.home.right-reason': {
    says: 'Para una casa vacía, el arrendador debe avisar seis meses antes del fin del contrato. Los únicos motivos: venta, uso propio o un motivo serio.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Para una casa amueblada, el arrendador debe avisar tres meses antes del fin, con un motivo: venta, uso propio o un motivo serio.',
  },
  'fr.home.furnished-late': {
    says: '¿Llegó el aviso con menos de tres meses? Entonces no vale y el contrato sigue un año. En un piso amueblado no tiene derecho preferente de compra.',
  },
  'fr.home.right-older': {
    says: 'Si tiene más de 65 años e ingresos bajos, el arrendador debe casi siempre ofrecerle otra casa cerca.',
  },
  'fr.home.right-buy': {
    says: 'Un aviso para vender una casa vacía es antes una oferta a usted. Tiene los dos primeros meses del aviso para decir sí.',
  },
  'fr.home.option-dispute': {
    title: 'Discutir el aviso',
    says: 'Si el motivo es falso o el plazo corto, escriba al arrendador. Entonces el contrato sigue, o decide un juez.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'Si el aviso vale, debe irse a su fin.',
    bestFor: 'El aviso llega tarde, no tiene motivo o es un pretexto.',
  },
  'fr.home.insight-no-reason': {
    says: 'No vemos motivo en el aviso. Sin uno de los tres motivos legales no vale.',
    actionable: 'Pida a la ADIL que lo revise, y diga por escrito al arrendador que se queda.',
  },
  'fr.home.right-notice-received': {
    says: 'El plazo del aviso corre desde el día en que la carta le llegó de verdad, no desde su fecha. Guarde el sobre y el resguardo de correos.',
  },
  'fr.home.right-notice-leaflet': {
    says: 'Con un aviso por venta o para vivir allí debe venir una hoja oficial sobre sus derechos (notice d’information). ¿No está? Dígalo por escrito.',
  },
  'fr.home.right-leave-early': {
    says: 'Durante el plazo del aviso del dueño puede irse antes. Entonces debe alquiler solo por los días que vivió allí.',
  },
}
