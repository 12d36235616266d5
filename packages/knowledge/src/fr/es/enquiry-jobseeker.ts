/** The Spanish words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_WORDS: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'Primero deben escribirle y oírle. Responda antes del día de la carta, con pruebas. Un buen motivo lo detiene: enfermedad, entrevista de trabajo, hijo enfermo. Una primera falta cuesta en general al menos el 30 % durante uno o dos meses, y acaba antes si hace lo que faltaba. Contra la decisión, lea la última página: dice cómo y en cuántos días. El mediador de France Travail es gratis.',
  },
}
