/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'fr.rise.want': {
    says: 'Su propietario sube el alquiler según el índice (révision, IRL).',
  },
  'fr.rise.want-check': {
    says: 'Compruebe si la subida está permitida antes de pagar más o firmar.',
  },
  'fr.rise.reality': {
    says: 'Solo se permite si el contrato lo dice, una vez al año y no más que el índice.',
  },
  'fr.rise.not-yet': {
    says: 'Solo cuenta desde que se pide, nunca para el pasado.',
  },
  'fr.rise.right-year': {
    says: 'Si el propietario no lo pide en el año siguiente a la fecha del contrato, la subida de ese año se pierde.',
  },
  'fr.rise.right-energy': {
    says: 'En una vivienda de clase energética F o G (DPE), el alquiler no puede subir.',
  },
  'fr.rise.step-check': {
    says: 'Compruebe la cláusula del contrato, la fecha, el índice (IRL) en la web del INSEE y su clase energética (DPE).',
  },
  'fr.rise.step-help': {
    says: 'Pregunte a la ADIL de su zona. Calcula el alquiler gratis.',
  },
  'fr.rise.option-dispute': {
    says: 'Escriba qué está mal. Si sigue, acuda a la comisión de conciliación (CDC).',
    title: 'Impugnar la subida',
    cost: 'Gratis',
    time: 'Pronto',
    risk: 'Siga pagando todo el alquiler anterior.',
    bestFor: 'No hay cláusula, es demasiado, o clase F o G.',
  },
  'fr.rise.option-accept': {
    says: 'Si es correcta, pague el alquiler nuevo.',
    title: 'Aceptar',
    cost: 'El alquiler más alto',
    time: 'Desde que se pide',
    risk: 'Ninguno si es correcta.',
    bestFor: 'Lo ha comprobado y es correcta.',
  },
}
