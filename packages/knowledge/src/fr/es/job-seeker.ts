/** The Spanish words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_ES: Words = {
  'fr.jobseeker.want': {
    says: 'France Travail dice que incumplió un deber y quiere suspender o recortar su prestación.',
  },
  'fr.jobseeker.right-scale': {
    says: 'Un primer incumplimiento: casi siempre un 30 % menos como mínimo, uno o dos meses. Acaba antes si cumple. Repetido: hasta cuatro meses y todo.',
  },
  'fr.jobseeker.right-reason': {
    says: 'No hay sanción con un motivo legítimo: enfermedad, entrevista, hijo enfermo. Deben oírle antes.',
  },
  'fr.jobseeker.right-mediator': {
    says: 'Contra una sanción vaya primero al mediador de France Travail, en dos meses y gratis. Solo después, al tribunal administrativo.',
  },
  'fr.jobseeker.reality': {
    says: 'Es un aviso o un primer paso. Deben esperar su respuesta, y la sanción debe ser proporcionada.',
  },
  'fr.jobseeker.step': {
    says: 'Responda por escrito antes de la fecha, con pruebas. Puede pedir ser oído, acompañado.',
  },
  'fr.jobseeker.right-refusal': {
    says: '¿Rechazo tras dimitir? A los 121 días puede pedir que revisen su caso. El mediador de France Travail es gratis.',
  },
}
