/** The Spanish words of Belgium: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'be.benefit.want': {
    says: 'Dicen que le pagaron de más y quieren que lo devuelva.',
  },
  'be.benefit.who': {
    says: 'Una oficina de seguridad social decide sobre ayudas. Un tribunal del trabajo puede cambiar su decisión.',
  },
  'be.benefit.reality': {
    says: 'Una decisión así puede estar mal, o se puede reducir. Puede ir gratis al tribunal del trabajo.',
  },
  'be.benefit.rights-summary': {
    says: 'Puede pedir los motivos, recurrir en tres meses, y pedir un plan o que se lo perdonen.',
  },
  'be.benefit.deadline-appeal': {
    says: 'Tiene tres meses desde la notificación para ir al tribunal del trabajo. Contamos desde la fecha de la carta.',
    action: 'Enviar un recurso al tribunal del trabajo',
    consequence: 'La decisión queda firme.',
  },
  'be.benefit.right-reasons': {
    says: 'Una decisión debe decir por qué, cómo se forma la cantidad y cómo recurrir. Si no dice cómo y hasta cuándo recurrir, los tres meses no empiezan.',
  },
  'be.benefit.right-their-error': {
    says: 'Si la oficina se equivocó y usted no podía saberlo, casi siempre no puede reclamar dinero del pasado.',
  },
  'be.benefit.right-onem-heard': {
    says: 'Antes de quitar la prestación o reclamar dinero, la ONEM (RVA) debe por regla general oírle. Puede llevar abogado o sindicato, responder por escrito y pedir una vez otro día.',
  },
  'be.benefit.right-onem-home': {
    says: 'Compartir techo y gastos aún no es convivir. Solo cuenta si también llevan juntos la casa: comidas, compras, limpieza, dinero. Muestre que no es así.',
  },
  'be.benefit.right-good-faith': {
    says: 'En ayuda por desempleo recibida de buena fe, solo se pueden reclamar los últimos 150 días.',
  },
  'be.benefit.step-ask': {
    says: 'Pida su expediente y cómo se calculó la cantidad.',
  },
  'be.benefit.step-union': {
    says: 'Enséñelo esta semana a su sindicato, su mutua o un CPAS (OCMW). Lo hacen gratis.',
  },
  'be.benefit.step-appeal': {
    says: 'Si está mal, envíe el recurso por carta certificada en tres meses. No necesita abogado.',
  },
  'be.benefit.option-appeal': {
    title: 'Ir al tribunal del trabajo',
    says: 'Escriba que no está de acuerdo y por qué. Añada la decisión.',
    cost: 'Gratis',
    time: 'En tres meses',
    risk: 'Ninguno en la mayoría de los casos.',
    bestFor: 'La cantidad está mal o usted actuó de buena fe.',
  },
  'be.benefit.option-plan': {
    title: 'Pedir un plan',
    says: 'Pida un plan que le deje lo suficiente para vivir.',
    cost: 'La cantidad, a plazos',
    time: 'Ahora',
    risk: 'Ninguno. Los tres meses siguen corriendo.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
  },
  'be.benefit.option-waiver': {
    title: 'Pedir que se lo perdonen',
    says: 'Escriba sobre sus ingresos y pida que le perdonen todo o una parte.',
    cost: 'Gratis',
    time: 'Antes o después del recurso',
    risk: 'Pueden decir que no.',
    bestFor: 'Nunca podrá pagarlo, o actuó de buena fe.',
  },
}
