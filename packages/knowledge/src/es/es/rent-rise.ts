/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'es.rise.want': {
    says: 'El casero quiere subir la renta.',
  },
  'es.rise.want-check': {
    says: 'Compruebe si la subida está permitida antes de pagar más o firmar.',
  },
  'es.rise.reality': {
    says: 'Solo se puede si lo dice el contrato, una vez al año y dentro del límite.',
  },
  'es.rise.not-yet': {
    says: 'La nueva renta se debe desde el mes siguiente al aviso por escrito con su cálculo.',
  },
  'es.rise.right-cap': {
    says: 'En contratos desde el 26 de mayo de 2023 la subida no puede pasar del índice IRAV.',
  },
  'es.rise.right-clause': {
    says: 'Sin cláusula en el contrato no hay subida mientras dure.',
  },
  'es.rise.right-paper': {
    says: 'Puede pedir la certificación del INE con el índice.',
  },
  'es.rise.step-check': {
    says: 'Compruebe la cláusula, la fecha anual y el porcentaje en la web del INE.',
  },
  'es.rise.step-write': {
    says: 'Si es demasiado, dígalo por escrito y pague completa la renta correcta.',
  },
  'es.rise.option-dispute': {
    says: 'Escriba qué está mal y cuánto pagará.',
    title: 'Impugnar la subida',
    cost: 'Gratis',
    time: 'Antes del próximo pago',
    risk: 'No pague menos de la renta correcta.',
    bestFor: 'No hay cláusula o pasa del límite.',
  },
  'es.rise.option-accept': {
    says: 'Si es correcta, pague la nueva renta.',
    title: 'Aceptar',
    cost: 'La renta más alta',
    time: 'Desde el mes siguiente al aviso',
    risk: 'Ninguno si es correcta.',
    bestFor: 'Lo ha comprobado y es correcta.',
  },
}
