/** The Spanish words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_ES: Words = {
  'es.no-benefit.want': {
    says: 'Una oficina deniega o retira una prestación. No es la última palabra.',
  },
  'es.no-benefit.right-claim': {
    says: 'Puede presentar reclamación previa en 30 días hábiles. Es gratis y hay que hacerlo antes de ir al juez.',
  },
  'es.no-benefit.right-court': {
    says: 'Tras una negativa, o 45 días sin respuesta, tiene 30 días hábiles para ir al juzgado de lo social. No necesita abogado.',
  },
  'es.no-benefit.right-lawyer': {
    says: 'En un juicio de Seguridad Social tiene abogado gratis, gane lo que gane.',
  },
  'es.no-benefit.right-incapacity': {
    says: 'Cuenta cómo la enfermedad limita su trabajo, no su nombre. Pida el informe médico y envíe los suyos.',
  },
  'es.no-benefit.right-minimum': {
    says: 'El ingreso mínimo vital (IMV) mira los ingresos y bienes de todos en su casa. Revise cada cifra y a quién contaron.',
  },
  'es.no-benefit.step-file': {
    says: 'Lea el motivo. Pida su expediente y ayuda gratuita en un sindicato o en servicios sociales.',
  },
  'es.no-benefit.deadline-claim': {
    says: 'Tiene 30 días hábiles desde que la recibió para reclamar. Contamos desde su fecha, por seguridad.',
    action: 'Presentar la reclamación previa ante la oficina',
    consequence: 'La decisión queda firme. Quizá deba pedir la prestación otra vez.',
  },
  'es.no-benefit.right-unemployment': {
    says: 'Le corresponde si perdió el empleo contra su voluntad o se fue por un incumplimiento grave que un juez acepte. La prestación completa pide 360 días cotizados en seis años.',
  },
}
