/** The Spanish words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_ES: Words = {
  'fr.absence.want': {
    says: 'Su empleador quiere que vuelva al trabajo o justifique su ausencia.',
  },
  'fr.absence.reality': {
    says: 'Si no hace nada, pueden considerar que dimitió. Entonces casi siempre se pierde el paro.',
  },
  'fr.absence.deadline': {
    says: 'Tiene al menos quince días desde que le presentaron la carta. La carta puede dar más.',
    action: 'Volver al trabajo o enviar su motivo con prueba',
    consequence: 'Pueden considerar que dimitió.',
  },
  'fr.absence.right-reasons': {
    says: 'Un buen motivo lo impide: enfermedad, peligro, huelga, orden ilegal o cambio de contrato por el empleador.',
  },
  'fr.absence.right-told': {
    says: 'La carta debe decir qué pasa si no vuelve. Si no lo dice, dígalo.',
  },
  'fr.absence.right-court': {
    says: 'Puede impugnar la dimisión ante los prud’hommes. Deben decidir en un mes, sin conciliación previa.',
  },
  'fr.absence.step': {
    says: 'Responda por carta certificada antes del plazo. Adjunte la baja u otra prueba y guarde copia.',
  },
  'fr.absence.option-answer': {
    says: 'Diga por qué faltó, o que vuelve y qué día.',
    title: 'Responder a tiempo',
    cost: 'El precio de una carta certificada.',
    time: 'En quince días.',
    risk: 'Ninguno.',
    bestFor: 'Todos los casos.',
  },
}
