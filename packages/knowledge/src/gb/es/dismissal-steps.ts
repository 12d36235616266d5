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
  'gb.job.talks-want': {
    says: 'Su empresa dice que su puesto puede desaparecer. Nada está decidido, y primero debe hablar con usted.',
  },
  'gb.job.talks-rights': {
    says: 'Puede decir qué piensa del plan, preguntar cómo se elige a la gente y pedir otro puesto allí.',
  },
  'gb.job.talks-reality': {
    says: 'Lo que diga en estas reuniones puede cambiar el resultado. Un tribunal puede preguntar después si fueron de verdad.',
  },
  'gb.job.talks-step-meeting': {
    says: 'Vaya a cada reunión, con un compañero o el sindicato si lo permiten. Apunte lo que se dice.',
  },
  'gb.job.talks-step-ask': {
    says: 'Pregunte por escrito quién más está en el grupo, con qué puntos se valora y qué puestos hay libres.',
  },
  'gb.job.talks-step-ideas': {
    says: 'Responda por escrito antes del día que dan. Diga qué es injusto y cómo salvar puestos, por ejemplo con menos horas.',
  },
  'gb.job.talks-option': {
    says: 'Pregunte por las razones, el grupo y los puntos, y haga sus propias propuestas.',
    title: 'Participar en las reuniones',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Bajo. No significa que esté de acuerdo.',
    bestFor: 'Aún no hay nada decidido.',
  },
}
