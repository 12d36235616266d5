/** Letters of employers that end a job: reasons, times, sums and papers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'es.work.want': { says: 'Su empresa termina su trabajo y dice desde qué día.' },
  'es.work.who': { says: 'Es su empresa. Decide primero, pero un juez puede decir que hizo mal.' },
  'es.work.rights': { says: 'Puede impugnarlo, cobrar lo pendiente y pedir el paro enseguida.' },
  'es.work.reality': {
    says: 'La carta no es la última palabra. Si no prueban el motivo, deben readmitirle o pagarle.',
  },
  'es.work.no-sign': {
    says: 'No pierde su derecho por firmar que recibió la carta. Añada "no conforme" y la fecha.',
  },
  'es.work.deadline-challenge': {
    says: 'Tiene 20 días hábiles desde el último día de trabajo para impugnarlo. Contamos desde la carta, por seguridad. Agosto cuenta.',
    action: 'Presentar la papeleta de conciliación',
    consequence: 'Ya no podrá impugnar el despido.',
  },
  'es.work.right-letter': {
    says: 'Tiene derecho a una carta con los hechos y el día de efecto. Sin ello el despido es improcedente.',
  },
  'es.work.right-thirty-three': {
    says: 'Si el juez lo declara improcedente, la empresa le readmite o paga 33 días por año, hasta 24 meses.',
  },
  'es.work.right-null': {
    says: 'Si fue por embarazo, cuidado de un hijo, enfermedad o una reclamación, puede ser nulo. Entonces vuelve y cobra lo perdido.',
  },
  'es.work.right-hearing': {
    says: 'Antes de un despido disciplinario deben oírle. El Tribunal Supremo lo dice desde noviembre de 2024.',
  },
  'es.work.right-final-pay': {
    says: 'Tiene derecho al salario hasta el último día, las vacaciones no disfrutadas y la parte de las pagas extra (finiquito).',
  },
  'es.work.right-rep': {
    says: 'Puede pedir que esté un representante de los trabajadores cuando firme el finiquito.',
  },
  'es.work.right-no-lawyer': {
    says: 'No necesita abogado para la conciliación ni en el juzgado de lo social. Los trabajadores tienen justicia gratuita allí.',
  },
  'es.work.option-appeal': {
    title: 'Impugnar el despido',
    says: 'Presente la conciliación y, si no hay acuerdo, la demanda en el juzgado de lo social.',
    cost: 'Nada por presentarla. Abogado, sindicato o justicia gratuita.',
    time: '20 días hábiles para presentarla. El juicio tarda meses.',
    risk: 'Bajo. En lo social cada parte suele pagar lo suyo.',
    bestFor: 'El motivo no es cierto, no está probado o pagan poco.',
  },
  'es.work.option-negotiate': {
    title: 'Acordar en conciliación',
    says: 'Pida más dinero o un mejor motivo. El acuerdo vale como una sentencia.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Una vez firmado, es definitivo.',
    bestFor: 'No quiere volver.',
  },
  'es.work.option-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato o un abogado gratis revisa la carta y las cuentas.',
    cost: 'Gratis o barato para afiliados. Justicia gratuita para trabajadores.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'es.work.option-accept': {
    title: 'Aceptarlo',
    says: 'Cobre, firme "no conforme" si duda y pida el paro.',
    cost: 'Nada.',
    time: 'Ahora.',
    risk: 'Pasados 20 días hábiles no podrá impugnarlo.',
    bestFor: 'El motivo es cierto y las cuentas están bien.',
  },
  'es.work.insight-vague': {
    says: 'Una carta que solo dice "bajo rendimiento" sin hechos ni fechas es débil.',
    actionable: 'No dé explicaciones por escrito ahora. Deje que lo use un abogado.',
  },
  'es.work.insight-trial': {
    says: 'En el período de prueba pueden terminar sin motivo, pero no por embarazo u otras causas prohibidas.',
    actionable: 'Compruebe que la prueba está por escrito y no es demasiado larga.',
  },
  'es.work.warning-finiquito': {
    says: 'No firme "saldo y finiquito" si duda de las cuentas. Añada "no conforme".',
  },
  'es.work.element-facts': {
    name: 'Los hechos y la fecha',
    says: 'La carta debe contar los hechos y el día en que termina el trabajo.',
    ifMissing: 'Dígaselo a su abogado. Sin hechos o fecha, suele ser improcedente.',
  },
  'es.work.element-sum': {
    name: 'La indemnización',
    says: 'El despido objetivo debe poner a su disposición 20 días por año.',
    ifMissing: 'Apunte que no ofrecieron dinero y dígalo a su abogado.',
  },
}
