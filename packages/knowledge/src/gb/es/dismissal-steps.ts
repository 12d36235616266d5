/** What to do about a dismissal or a redundancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_ES: Words = {
  'gb.job.step-appeal': {
    says: 'Recurra por escrito antes de la fecha de la carta. Diga qué está mal: los hechos, los pasos que siguieron o cómo trataron a otros.',
  },
  'gb.job.step-dates': {
    says: 'Apunte el día en que acaba su empleo. El plazo para demandar corre desde ese día: seis meses si acabó el 1 de octubre de 2026 o después.',
  },
  'gb.job.step-papers': {
    says: 'Reúna su contrato, nóminas, cartas, mensajes y notas de reuniones. Hágalo antes de perder el acceso.',
  },
  'gb.job.step-help': {
    says: 'Llame esta semana a Acas, a su sindicato o a Citizens Advice. Es gratis.',
  },
  'gb.job.step-sign': {
    says: 'No firme todavía un acuerdo de salida (settlement agreement). Solo obliga si un asesor independiente le ha aconsejado sobre él.',
  },
  'gb.job.step-ni': {
    says: 'Llame ya a la Labour Relations Agency. Tiene tres meses para la mayoría de las demandas.',
  },
  'gb.job.appeal-over-step': {
    says: 'La apelación terminó. Hable hoy con Acas para empezar la conciliación (early conciliation). Es gratis y debe hacerse antes de ir al tribunal.',
  },
  'gb.job.appeal-over-clock': {
    says: 'El plazo para reclamar corre desde el día en que acabó su trabajo, no desde esta respuesta. Una parte ya pasó.',
  },
}
