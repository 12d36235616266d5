/** The Spanish words of Japan: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'jp.rise.want': {
    says: 'Su casero pide un alquiler más alto. Hace falta su acuerdo o un juzgado.',
  },
  'jp.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'jp.rise.reality': {
    says: 'Un aviso solo no sube el alquiler. No tiene que firmar enseguida.',
  },
  'jp.rise.not-yet': {
    says: 'Mientras no esté de acuerdo puede pagar el alquiler que cree correcto. No pueden echarle por eso.',
  },
  'jp.rise.right-refuse': {
    says: 'Puede decir no, u ofrecer menos. Entonces el casero debe ir antes a mediación (調停).',
  },
  'jp.rise.right-reason': {
    says: 'Una subida necesita un motivo: impuestos o precios más altos, o un alquiler muy por debajo de viviendas parecidas de la zona.',
  },
  'jp.rise.step-keep-paying': {
    says: 'Siga pagando entero el alquiler anterior cada mes. Si lo rechazan, deposítelo en la oficina de asuntos legales (供託).',
  },
  'jp.rise.step-ask': {
    says: 'Pida los motivos por escrito y compare alquileres de la zona.',
  },
  'jp.rise.option-talk': {
    title: 'Decir no u ofrecer menos',
    says: 'Escriba que no está de acuerdo, y lo que podría pagar.',
    cost: 'Gratis',
    time: 'Antes del día del aviso',
    risk: 'Si un juzgado fija un alquiler más alto, paga el resto con un 10 % de interés al año.',
    bestFor: 'La subida no tiene buen motivo.',
  },
  'jp.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si es justa, acéptela por escrito.',
    cost: 'El alquiler más alto',
    time: 'Desde el día acordado',
    risk: 'No puede echarse atrás.',
    bestFor: 'La subida es justa.',
  },
}
