/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_ES: Words = {
  'de.ask-job.warning': {
    says: 'No tiene que firmarla, y eso no es negarse a trabajar. Si firma, escriba «solo recibido». Nunca confirme que es cierta. No acaba el empleo, pero una justificada puede preparar un despido. Ponga su respuesta en el expediente, con pruebas. Si es falsa, pida por escrito que la retiren. No corre ningún plazo corto.',
    dependsOn: 'si el reproche es cierto',
  },
  'de.ask-job.discrimination': {
    says: 'Puede reclamar una indemnización, pero solo por escrito y en un plazo de dos meses. Después tiene tres meses para ir al tribunal laboral (Arbeitsgericht). Guarde pruebas y llame a la Antidiskriminierungsstelle.',
  },
  'de.ask-job.step-date': {
    says: 'Anote el día en que llegó cada carta. Tres semanas es el plazo para ir al juzgado.',
  },
  'de.ask-job.step-union': {
    says: 'Pregunte a su sindicato, a un abogado o a la oficina de demandas (Rechtsantragstelle) del juzgado laboral.',
  },
  'de.ask-job.right-paper': {
    says: 'Un despido (Kündigung) solo vale en papel con firma a mano.',
  },
  'de.ask-job.guide-register': {
    says: 'Cuando su trabajo vaya a terminar, regístrese en el plazo de tres días como persona que busca trabajo (arbeitsuchend).',
  },
  'de.ask-job.guide-no-sign': {
    says: 'No firme nada de inmediato. Llévelo a casa y haga que lo revisen.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Reclame pronto por escrito el sueldo pendiente. Muchos contratos lo hacen caducar a los tres meses.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Después de seis meses en una empresa con más de diez puestos, un despido necesita una razón legal.',
  },
  'de.ask-job.guide-right-leave': {
    says: 'Tiene al menos cuatro semanas de vacaciones pagadas al año.',
  },
  'de.ask-job.guide-right-sick': {
    says: 'Cuando está enfermo, su empleador paga hasta seis semanas.',
  },
  'de.ask-job.guide-option-court': {
    says: 'La oficina de demandas (Rechtsantragstelle) escribe su demanda gratis.',
    title: 'Juzgado laboral en un plazo de tres semanas',
    cost: 'Sin tasa por adelantado.',
    time: 'Tres semanas desde la carta.',
    risk: 'En el primer juzgado paga a su propio abogado.',
    bestFor: 'Duda de un despido.',
  },
  'de.ask-job.guide-warn': {
    says: 'Hablar con el jefe no detiene las tres semanas.',
  },
  'de.ask-job.bullying': {
    says: 'Su empresa debe protegerle. Lleve un diario: día, palabras, testigos. Quéjese por escrito a la empresa, al Betriebsrat o a la oficina AGG, que deben examinarlo. Vea a un médico. No renuncie deprisa: puede perder doce semanas de paro. Un sindicato o abogado aconseja.',
  },
}
