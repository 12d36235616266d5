/** The Spanish words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_WORDS: Words = {
  'ca.discipline.want': {
    says: 'Su empleador le advierte por su trabajo o su conducta. No es un despido, pero se puede usar más tarde.',
  },
  'ca.discipline.reality': {
    says: 'Un despido con causa (for cause) casi siempre necesita advertencias claras, una oportunidad justa de mejorar y un motivo serio.',
  },
  'ca.discipline.right-answer': {
    says: 'Puede responder por escrito y pedir los hechos, las fechas y lo que esperan.',
  },
  'ca.discipline.right-reprisal': {
    says: 'No pueden castigarle por pedir su sueldo, horas, permisos o seguridad en el trabajo.',
  },
  'ca.discipline.right-health': {
    says: 'Si detrás hay enfermedad o discapacidad, dígalo. Deben adaptar el trabajo, hasta el límite de una dificultad excesiva (undue hardship).',
  },
  'ca.discipline.step': {
    says: 'Responda con calma por escrito y guarde una copia. Firmar solo significa que la recibió, así que escríbalo junto a su nombre.',
  },
}
