/** Spanish: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_ES: Words = {
  'gb.jobcentre.reality': {
    says: 'Todavía no le han quitado nada. Quien va, o avisa a tiempo, no suele perder nada.',
  },
  'gb.jobcentre.right-good-reason': {
    says: 'Solo pueden recortar su ayuda si falta sin un buen motivo (good reason). Una enfermedad, el cuidado de un hijo, una entrevista de trabajo o una carta que llegó tarde pueden serlo.',
  },
  'gb.jobcentre.step-tell': {
    says: '¿No puede ir? Avise antes de la hora, en su journal o por teléfono. Pida otro día y guarde la prueba.',
  },
}
