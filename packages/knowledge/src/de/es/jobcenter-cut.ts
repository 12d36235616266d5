/** The Spanish words of the rows in ../jobcenter-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_ES: Words = {
  'de.jobcenter-cut.want': {
    says: 'El Jobcenter le recorta el dinero porque dice que faltó a un deber o a una cita.',
  },
  'de.jobcenter-cut.right-limit': {
    says: 'Un incumplimiento cuesta el 30 % de la cuota básica por tres meses. Faltar a citas varias veces, el 30 % por un mes. El dinero del alquiler no se toca.',
  },
  'de.jobcenter-cut.right-reason': {
    says: 'No hay recorte si prueba un motivo importante, como enfermedad o un hijo enfermo. Tampoco si es un daño extremo.',
  },
  'de.jobcenter-cut.right-told': {
    says: 'Debían avisarle por escrito de las consecuencias, o usted debía conocerlas. También deben oírle antes. La decisión debe llegar en seis meses.',
  },
  'de.jobcenter-cut.right-make-good': {
    says: 'Cumpla después o diga en serio que cumplirá. Entonces el recorte termina, como pronto tras un mes.',
  },
  'de.jobcenter-cut.warn-job': {
    says: 'Puede perder toda la cuota básica si rechaza a propósito un empleo real. ¿Faltó a tres citas seguidas? Entonces puede parar todo el dinero, y un mes después también el alquiler. Vaya hoy en persona.',
  },
  'de.jobcenter-cut.deadline': {
    says: 'Tiene un mes desde el día en que llegó la decisión. Basta una frase.',
    service: 'una carta de una autoridad se considera recibida el cuarto día tras el envío',
    action: 'Enviar su oposición (Widerspruch) al Jobcenter',
    consequence: 'El recorte será firme.',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'Escriba por qué no pudo y añada pruebas, como un justificante médico. Opóngase en la misma carta.',
  },
  'de.jobcenter-cut.step-urgent': {
    says: 'Oponerse no detiene el recorte. ¿Sin dinero para comida o alquiler? Pida una medida urgente al tribunal social. Es gratis.',
  },
  'de.jobcenter-cut.option-object': {
    says: 'Escriba que se opone y por qué. Entréguelo con sello.',
    title: 'Oponerse al recorte',
    cost: 'Gratis.',
    time: 'En un mes.',
    risk: 'Ninguno.',
    bestFor: 'Tenía un motivo, o hay un error.',
  },
}
