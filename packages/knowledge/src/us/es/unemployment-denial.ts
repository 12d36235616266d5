/** The Spanish words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_ES: Words = {
  'us.jobless.want': {
    says: 'El estado dice que no recibe beneficios de desempleo, y por qué.',
  },
  'us.jobless.want-appeal': {
    says: 'Puede apelar, pero el plazo es corto.',
  },
  'us.jobless.who': {
    says: 'Decide una oficina del estado. Su apelación la oye alguien que no tomó la decisión.',
  },
  'us.jobless.reality': {
    says: 'Un primer rechazo no es el final. Puede apelar gratis y contar su versión.',
  },
  'us.jobless.rights-summary': {
    says: 'Tiene derecho a una audiencia justa, a ver el expediente y a llevar pruebas y testigos.',
  },
  'us.jobless.right-hearing': {
    says: 'Todo estado debe darle una audiencia justa ante una persona imparcial si apela a tiempo.',
  },
  'us.jobless.right-employer-proof': {
    says: 'Si le despidieron, en la mayoría de los estados la empresa debe demostrar mala conducta. Si renunció, usted debe mostrar una buena razón.',
  },
  'us.jobless.step-appeal': {
    says: 'Apele por escrito antes del último día de la carta. En algunos estados son solo 10 días desde el envío.',
  },
  'us.jobless.step-claim': {
    says: 'Siga pidiendo el beneficio cada semana mientras espera. Solo le pagan las semanas que pidió.',
  },
  'us.jobless.step-proof': {
    says: 'Reúna papeles: la carta de despido, mensajes, reglas, nombres de personas que lo vieron.',
  },
  'us.jobless.option-appeal': {
    says: 'Diga que no está de acuerdo y quiere una audiencia. Puede añadir razones después.',
    title: 'Apelar',
    cost: 'Gratis',
    time: 'Antes del último día de la carta',
    risk: 'Ninguno.',
    bestFor: 'No está de acuerdo con la razón.',
  },
  'us.jobless.option-help': {
    says: 'La ayuda legal a menudo lleva estas audiencias gratis.',
    title: 'Pedir ayuda legal gratis',
    cost: 'Gratis si gana poco',
    time: 'Esta semana',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'La empresa lleva abogado, o es complejo.',
  },
}
