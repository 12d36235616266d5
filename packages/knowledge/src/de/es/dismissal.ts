/** Dismissal and notice of changed terms: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'de.job.want': {
    says: 'Su empleador quiere terminar su trabajo. Tiene tres semanas para defenderse ante el juzgado laboral (Arbeitsgericht).',
  },
  'de.job.want-change': {
    says: 'Su empleador termina el trabajo y lo ofrece otra vez con otras condiciones (Änderungskündigung). Puede aceptar bajo reserva.',
  },
  'de.job.who': {
    says: 'Es su empleador. No puede decidir solo que un despido es legal. Lo comprueba un juzgado laboral.',
  },
  'de.job.reality': {
    says: 'Incluso un despido ilegal vale si no acude al juzgado en el plazo de tres semanas. Muchos casos terminan con un pago.',
  },
  'de.job.rights-summary': {
    says: 'Un despido (Kündigung) necesita papel y una firma real. Conserva su sueldo hasta el final, sus vacaciones y un certificado de trabajo (Zeugnis).',
  },
  'de.job.not-yet': {
    says: 'Su trabajo no termina hoy. Primero corre el plazo de aviso y su sueldo sigue.',
  },
  'de.job.know-fees': {
    says: 'En el primer juzgado laboral cada parte paga a su abogado, gane quien gane. Puede ir sin abogado.',
    learnMore:
      'La oficina de demandas (Rechtsantragstelle) escribe su demanda gratis. Lleve la carta y su contrato.',
  },
  'de.job.deadline-claim': {
    says: 'Tiene tres semanas desde el día en que le llegó la carta. El día que se muestra cuenta desde la fecha de la carta, por seguridad.',
    action: 'Presentar una demanda contra el despido en el juzgado laboral (Kündigungsschutzklage)',
    consequence: 'El despido vale, aunque fuera injusto.',
  },
  'de.job.deadline-register': {
    says: 'Si el trabajo termina en menos de tres meses, regístrese en los tres días después de saberlo. Si no, tres meses antes del final.',
    action: 'Registrarse como persona que busca trabajo (arbeitsuchend) en la Agentur für Arbeit',
    consequence: 'Puede perder el subsidio de desempleo de una semana.',
  },
  'de.job.deadline-agg': {
    says: 'Si le trataron peor por sexo, embarazo, edad, origen, religión o discapacidad, reclame por escrito en un plazo de dos meses.',
    action: 'Reclamar por escrito una indemnización por discriminación',
    consequence: 'Se pierde el derecho a la indemnización.',
  },
  'de.job.step-date': {
    says: 'Anote el día en que llegó la carta y guarde el sobre. Las tres semanas corren desde ese día.',
  },
  'de.job.step-register': {
    says: 'Regístrese ya como persona que busca trabajo (arbeitsuchend), en línea o por teléfono. El primer día sin trabajo, inscríbase en el paro (arbeitslos).',
  },
  'de.job.step-claim': {
    says: 'Lleve la carta esta semana a su sindicato, a un abogado o a la oficina de demandas (Rechtsantragstelle) del juzgado laboral.',
  },
  'de.job.step-no-sign': {
    says: 'No firme un acuerdo de salida (Aufhebungsvertrag) ni una renuncia. Puede firmar solo que recibió la carta.',
  },
  'de.job.step-offer-work': {
    says: 'Diga por escrito que está dispuesto a trabajar. Así conserva su derecho al sueldo si el despido cae.',
  },
  'de.job.step-council': {
    says: '¿Hay comité de empresa (Betriebsrat)? Pregunte hoy si lo consultaron. Sin consulta, el despido no tiene efecto.',
  },
  'de.job.step-facts': {
    says: 'Anote cuánto tiempo trabajó allí, cuántas personas trabajan y qué se dijo antes. Reúna las amonestaciones (Abmahnungen).',
  },
  'de.job.step-accept': {
    says: 'Si lo acepta, pida por escrito el sueldo pendiente, vacaciones, horas extra, sus papeles y un buen certificado (Zeugnis).',
  },
  'de.job.option-claim': {
    says: 'Una demanda mantiene abiertas todas las puertas. La mayoría de los casos termina en acuerdo.',
    title: 'Ir al juzgado laboral en el plazo de tres semanas',
    cost: 'Presentarla es gratis al principio. La asistencia jurídica o un sindicato puede pagar un abogado.',
    time: 'Una primera charla en el juzgado (Güteverhandlung) tras unas semanas.',
    risk: 'En el primer juzgado paga a su propio abogado, aunque gane.',
    bestFor: 'Quiere volver al trabajo o un pago justo.',
  },
  'de.job.option-reserve': {
    says: 'Diga por escrito que acepta bajo reserva. Que el juzgado revise el cambio.',
    title: 'Aceptar bajo reserva e ir al juzgado',
    cost: 'Gratis al principio.',
    time: 'La reserva y la demanda, en un plazo de tres semanas.',
    risk: 'Si pierde, se quedan las condiciones nuevas.',
    bestFor: 'Quiere conservar el trabajo.',
  },
  'de.job.option-negotiate': {
    says: 'Pida, para empezar, más o menos medio mes de sueldo por cada año, y su certificado de trabajo (Zeugnis).',
    title: 'Negociar un pago y un buen certificado',
    cost: 'Gratis, o lo que cobre un abogado.',
    time: 'Dentro de las tres semanas.',
    risk: 'Hablar no detiene las tres semanas. Una salida temprana puede bloquear su subsidio de desempleo.',
    bestFor: 'No quiere volver.',
  },
  'de.job.option-help': {
    says: 'Los sindicatos actúan por sus miembros desde el principio. La oficina de demandas escribe su demanda gratis.',
    title: 'Sindicato, abogado u oficina de demandas del juzgado',
    cost: 'Gratis para miembros del sindicato y en la oficina de demandas.',
    time: 'Esta semana.',
    risk: 'La oficina no puede aconsejarle sobre sus posibilidades.',
    bestFor: 'Toda persona con un despido.',
  },
}
