/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_ES: Words = {
  'us.story.speak-up': {
    says: 'Las leyes protegen a quien denuncia peligros o actos ilegales. A OSHA debe ir en 30 días. Guarde los mensajes con fechas y vea pronto a un abogado laboral.',
    dependsOn: 'qué denunció, a quién, y su estado',
  },
  'us.story.vacation-pay': {
    says: 'En estados como California, Illinois y Massachusetts las vacaciones ganadas son salario y no se borran. En otros decide la política escrita. Pídala y haga un reclamo de salario.',
    dependsOn: 'su estado y la política',
  },
  'us.story.job-offer': {
    says: 'Casi todos los empleos son a voluntad, así que pueden retirar una oferta. Si confió en una promesa clara y perdió por ello, quizá recupere esos costos. Guarde la carta y los recibos.',
    dependsOn: 'lo prometido y lo que dejó',
  },
  'us.story.no-papers': {
    says: 'Las leyes de pago le protegen con o sin papeles. Su jefe no puede castigarle ni llamar a inmigración por pedir su pago. Le deben cada hora, y casi siempre la mitad más después de 40 horas por semana. Guarde las amenazas y apunte sus horas. La Wage and Hour Division ayuda gratis, tenga los papeles que tenga: 1-866-487-9243. Tiene dos años, o tres si fue a propósito.',
  },
  'us.state.ca.ask-last-pay': {
    says: 'En California, si le despiden, todo el sueldo se debe en el acto, el mismo día, con las vacaciones ganadas. Si renunció usted: 72 horas, o el último día si avisó 72 horas antes. Si la empresa tarda a propósito, debe un día de sueldo por cada día, hasta 30. Pídalo por escrito y reclame gratis ante el Labor Commissioner.',
  },
}
