/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-summons': {
    says: 'Alguien ha empezado un juicio contra usted y le llama ante un juez.',
  },
  'it.claim.who': {
    says: 'Llega por un agente del juzgado (ufficiale giudiziario), correo o e-mail certificado (PEC), de parte del abogado contrario. Es serio.',
  },
  'it.claim.rights': {
    says: 'Puede oponerse, decir por qué y ser oído. Con ingresos bajos puede pedir un abogado gratis.',
  },
  'it.claim.reality': {
    says: 'Si no hace nada, será definitiva y podrán embargar. Si se opone a tiempo, ellos tienen que probarlo.',
  },
  'it.claim.august': {
    says: 'Del 1 al 31 de agosto se paran la mayoría de los plazos de los juzgados. Por prudencia, no contamos con eso.',
  },
  'it.claim.deadline-answer': {
    says: 'En un juicio ordinario, su abogado debe presentar la respuesta 70 días antes de la vista.',
    action: 'Presentar la respuesta (comparsa di risposta) con un abogado',
    consequence: 'Pierde el derecho a algunas defensas.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Contra un consumidor, el juez debe buscar cláusulas abusivas, y el juicio debe ser donde usted vive.',
  },
  'it.claim.right-legal-aid': {
    says: 'Con ingresos bajos tiene derecho a un abogado gratis (patrocinio a spese dello Stato). Pregunte en el Colegio de abogados (Ordine degli avvocati).',
  },
  'it.claim.right-small-claims': {
    says: 'Ante el juez de paz (giudice di pace) no necesita abogado para casos de hasta 1.100 €.',
  },
  'it.claim.step-date': {
    says: 'Anote el día en que se lo notificaron. Guarde el sobre. Marque el último día.',
  },
  'it.claim.step-real': {
    says: 'Compruebe que es real: el juzgado, el número del caso (R.G.) y el abogado. Llame al juzgado a un número que encuentre usted.',
  },
  'it.claim.step-lawyer': {
    says: 'Vea a un abogado esta semana. Con ingresos bajos, pida ayuda legal gratis en el Colegio de abogados (Ordine degli avvocati).',
  },
  'it.claim.step-papers': {
    says: 'Reúna recibos, contrato y cartas. Diga qué está mal: pagado, prescrito, no es suyo, cantidad equivocada.',
  },
  'it.claim.step-agree': {
    says: 'Si lo debe, llame a su abogado y ofrezca un plan antes del último día. Consígalo por escrito.',
  },
  'it.claim.step-old': {
    says: 'Si la deuda es demasiado antigua (prescritto), su abogado debe decirlo. El juez no lo dirá por usted.',
  },
  'it.claim.option-defend': {
    title: 'Oponerse',
    says: 'Un abogado presenta la oposición o la respuesta con sus motivos. La otra parte debe probar la deuda.',
    cost: 'Abogado y tasa del juzgado, o ayuda legal gratis.',
    time: '40 días para una orden. El juicio puede durar años.',
    risk: 'Si pierde, puede tener que pagar sus costas.',
    bestFor: 'Está pagado, mal, prescrito, no es suyo o es injusto.',
  },
  'it.claim.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca pagar en partes. Pida que el juicio termine.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días. El plazo sigue corriendo.',
    risk: 'Sin un acuerdo por escrito, el juicio sigue.',
    bestFor: 'Lo debe y puede pagar en partes.',
  },
  'it.claim.option-help': {
    title: 'Conseguir un abogado gratis',
    says: 'Pida ayuda legal en el Colegio de abogados (Ordine degli avvocati) de su ciudad.',
    cost: 'Nada con ingresos bajos.',
    time: 'Una visita esta semana.',
    risk: 'No deje pasar el plazo mientras espera.',
    bestFor: 'Cualquier papel del juzgado.',
  },
  'it.claim.insight-mediation': {
    says: 'En bancos, seguros y alquiler, el acreedor debe iniciar una mediación tras su oposición. Si no lo hace, la orden cae.',
    actionable: 'Pida a su abogado que lo compruebe.',
  },
  'it.claim.warning-no-ignore': {
    says: 'No ignore un papel del juzgado. Rechazarlo, o no recogerlo en correos, no lo detiene.',
  },
}
