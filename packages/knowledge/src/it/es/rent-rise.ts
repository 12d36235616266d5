/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'it.rise.want': {
    says: 'Su casero pide un alquiler más alto.',
  },
  'it.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'it.rise.reality': {
    says: 'Durante el contrato, el alquiler sube solo si el contrato permite el índice ISTAT y el casero lo pide.',
  },
  'it.rise.not-yet': {
    says: 'Una subida por encima del contrato no le obliga, aunque la firmara aparte.',
  },
  'it.rise.right-flat-tax': {
    says: 'Si el casero eligió el impuesto fijo (cedolare secca), no puede pedir ninguna subida, ni siquiera ISTAT.',
  },
  'it.rise.right-back': {
    says: 'Lo que pagó por encima del contrato registrado puede reclamarlo, hasta seis meses después de irse.',
  },
  'it.rise.step-contract': {
    says: 'Lea el contrato: ¿hay una cláusula ISTAT, y habla de impuesto fijo (cedolare secca)?',
  },
  'it.rise.step-help': {
    says: 'Pida a un sindicato de inquilinos (SUNIA, SICET, UNIAT) que lo calcule.',
  },
  'it.rise.option-dispute': {
    title: 'Rechazar la subida',
    says: 'Escriba que el contrato no la permite, y pague el alquiler acordado.',
    cost: 'Gratis',
    time: 'Antes del próximo pago',
    risk: 'Pague el alquiler acordado entero y a tiempo.',
    bestFor: 'No hay cláusula, o hay impuesto fijo (cedolare secca).',
  },
  'it.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si el índice es correcto, pague el nuevo alquiler.',
    cost: 'El alquiler más alto',
    time: 'Desde el mes pedido',
    risk: 'Ninguno si es correcto.',
    bestFor: 'La cláusula está y la cantidad es correcta.',
  },
}
