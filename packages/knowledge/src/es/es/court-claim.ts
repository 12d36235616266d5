/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'es.claim.want-claim': {
    says: 'Alguien ha iniciado un juicio contra usted. El juzgado le pide su respuesta.',
  },
  'es.claim.who': {
    says: 'Lo envía el juzgado y su letrado de la Administración de Justicia. Es serio, pero aún no es una decisión.',
  },
  'es.claim.rights': {
    says: 'Usted puede oponerse, decir por qué y ser oído. Con pocos ingresos puede pedir un abogado gratis.',
  },
  'es.claim.reality': {
    says: 'Si no hace nada, pueden ganar sin más pruebas. Si contesta a tiempo, tendrán que probarlo.',
  },
  'es.claim.no-seizure': {
    says: 'No pueden embargar su sueldo ni sus cuentas mientras corre su plazo para contestar.',
  },
  'es.claim.august': {
    says: 'En los plazos del juzgado no cuentan sábados, domingos, festivos, agosto ni del 24 de diciembre al 6 de enero. Nosotros contamos menos días libres, por seguridad.',
  },
  'es.claim.deadline-oral': {
    says: 'En un juicio verbal tiene diez días hábiles desde que recibió la demanda.',
    action: 'Presentar la contestación por escrito en el juzgado',
    consequence: 'El juicio sigue sin usted (rebeldía) y puede perder.',
  },
  'es.claim.deadline-ordinary': {
    says: 'En un juicio ordinario tiene 20 días hábiles desde que recibió la demanda.',
    action: 'Contestar por medio de abogado y procurador',
    consequence: 'El juicio sigue sin usted (rebeldía) y puede perder.',
  },
  'es.claim.right-legal-aid': {
    says: 'Con pocos ingresos tiene derecho a abogado y procurador gratis (justicia gratuita). Pídalo en el colegio de abogados o en el juzgado.',
  },
  'es.claim.right-stop-clock': {
    says: 'Cuando pida abogado gratis, pida también por escrito al juzgado que pare el plazo.',
  },
  'es.claim.right-masc-missing': {
    says: 'En casi todos los juicios civiles deben probar que antes intentaron un acuerdo con usted. Si no, dígalo al juzgado.',
  },
  'es.claim.right-counter': {
    says: 'En su respuesta también puede decir lo que ellos le deben. Pregunte a un abogado cómo.',
  },
  'es.claim.option-defend': {
    title: 'Oponerse',
    says: 'Diga al juzgado por qué no debe el dinero, o no todo. Entonces tendrán que probarlo.',
    cost: 'Nada hasta 2.000 € si lo hace usted. Por encima, abogado o justicia gratuita.',
    time: 'Unas horas ahora. El juicio puede durar meses.',
    risk: 'Si pierde, puede tener que pagar sus costas.',
    bestFor: 'Está pagada, mal, prescrita, no es suya o es abusiva.',
  },
  'es.claim.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca pagar a plazos. Pida que el caso termine sin costas.',
    cost: 'Lo que acuerde.',
    time: 'Unos días. El plazo sigue corriendo.',
    risk: 'Sin acuerdo por escrito, el caso sigue.',
    bestFor: 'Debe el dinero y puede pagar a plazos.',
  },
  'es.claim.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague todo como dice el juzgado y envíe el justificante. Entonces el caso termina.',
    cost: 'La cantidad reclamada. En un monitorio no suele haber costas si paga a tiempo. Una comunidad de propietarios puede añadir su abogado.',
    time: 'Antes del último día.',
    risk: 'Bajo.',
    bestFor: 'La debe toda y puede pagar.',
  },
  'es.claim.option-help': {
    title: 'Pedir abogado gratis',
    says: 'Pida justicia gratuita en el Colegio de Abogados. La primera consulta suele ser gratis.',
    cost: 'Nada con pocos ingresos.',
    time: 'Una visita esta semana.',
    risk: 'No deje correr el plazo mientras espera.',
    bestFor: 'Cualquier papel del juzgado.',
  },
  'es.claim.warning-no-ignore': {
    says: 'No ignore un papel del juzgado. Rechazarlo en la puerta no lo para: vale como entregado.',
  },
  'es.claim.right-usury-answer': {
    says: 'Si el interés de una tarjeta o un préstamo rápido es muy superior al normal, diga en su contestación que es usura. Entonces solo debe el dinero que recibió.',
  },
}
