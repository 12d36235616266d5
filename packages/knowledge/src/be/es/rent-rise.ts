/** The Spanish words of Belgium: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'be.rise.want': {
    says: 'Su casero quiere un alquiler más alto, casi siempre por el índice.',
  },
  'be.rise.want-check': {
    says: 'Compruebe si la subida es legal antes de pagar más o firmar.',
  },
  'be.rise.reality': {
    says: 'El índice se puede usar una vez al año, el día en que empezó el contrato, y solo si el casero lo pide por escrito.',
  },
  'be.rise.not-yet': {
    says: 'Para el pasado vale como mucho tres meses antes de la carta.',
  },
  'be.rise.right-energy': {
    says: 'En viviendas con mala etiqueta energética el índice tiene un límite en cada región. Pida el EPC (PEB).',
  },
  'be.rise.right-other': {
    says: 'Cualquier otra subida durante el contrato necesita su acuerdo o el juez de paz (juge de paix).',
  },
  'be.rise.step-calculate': {
    says: 'Calcule el alquiler con la calculadora de Statbel.',
  },
  'be.rise.step-write': {
    says: 'Si está mal, dígalo por escrito y siga pagando la cantidad correcta.',
  },
  'be.rise.option-dispute': {
    title: 'Discutir la subida',
    says: 'Escriba qué está mal. Un juez de paz puede decidir; pedir una conciliación es gratis.',
    cost: 'Gratis',
    time: 'Pronto',
    risk: 'Pague entero el alquiler correcto.',
    bestFor: 'La cantidad, el día o la etiqueta energética está mal.',
  },
  'be.rise.option-accept': {
    title: 'Aceptarla',
    says: 'Si es correcta, pague el nuevo alquiler.',
    cost: 'El alquiler más alto',
    time: 'Desde el mes siguiente',
    risk: 'Ninguno si es correcta.',
    bestFor: 'Lo ha comprobado y está bien.',
  },
}
