/** The Spanish words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'es.claim.want-order': {
    says: 'Es un requerimiento de pago del juzgado (monitorio). Alguien pide al juzgado que usted pague. El juzgado aún no le ha oído.',
  },
  'es.claim.want-claim': {
    says: 'Alguien ha iniciado un juicio contra usted. El juzgado le pide su respuesta.',
  },
  'es.claim.want-eviction': {
    says: 'Su casero pide al juzgado que usted se vaya (desahucio). Tiene diez días hábiles para actuar.',
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
  'es.claim.unfair-check': {
    says: 'En un monitorio contra un consumidor, el juez debe buscar cláusulas abusivas. Avise al juzgado si ve alguna.',
  },
  'es.claim.deadline-order': {
    says: 'Tiene 20 días hábiles desde que lo recibió. Contamos desde su fecha, por seguridad.',
    action: 'Pagar o presentar la oposición en el juzgado',
    consequence: 'El acreedor puede pedir al juzgado que embargue su sueldo, cuentas y bienes.',
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
  'es.claim.deadline-eviction': {
    says: 'Tiene diez días hábiles para irse, pagar todo u oponerse. Contamos desde la fecha del papel, por seguridad.',
    action: 'Pagar toda la renta, oponerse o pedir abogado gratis',
    consequence: 'El juzgado termina el contrato y se mantiene la fecha del lanzamiento.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'En un desahucio o juicio verbal, pida abogado gratis en tres días hábiles. Así el juzgado puede parar el plazo.',
    action: 'Pedir abogado de oficio al juzgado o al colegio de abogados',
    consequence: 'Quizá el plazo no se pare mientras espera un abogado.',
  },
  'es.claim.right-oppose': {
    says: 'Usted tiene derecho a oponerse a un monitorio. Debe decir los motivos: pagada, cantidad mal, no es suya, prescrita, cláusulas abusivas.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Hasta 2.000 € no necesita abogado ni procurador para oponerse o contestar.',
  },
  'es.claim.right-legal-aid': {
    says: 'Con pocos ingresos tiene derecho a abogado y procurador gratis (justicia gratuita). Pídalo en el colegio de abogados o en el juzgado.',
  },
  'es.claim.right-stop-clock': {
    says: 'Cuando pida abogado gratis, pida también por escrito al juzgado que pare el plazo.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Puede parar una vez un desahucio por rentas si paga todo a tiempo (enervar). No si ya lo hizo antes o no pagó tras un requerimiento de 30 días.',
  },
  'es.claim.right-vulnerable': {
    says: 'Si puede perder su casa y tiene pocos ingresos, el juzgado debe avisar a servicios sociales. Puede parar el caso dos meses, o cuatro si el dueño es una empresa.',
  },
  'es.claim.right-fixed-day': {
    says: 'El lanzamiento debe tener un día y una hora que le hayan comunicado.',
  },
  'es.claim.right-masc-missing': {
    says: 'En casi todos los juicios civiles deben probar que antes intentaron un acuerdo con usted. Si no, dígalo al juzgado.',
  },
  'es.claim.right-counter': {
    says: 'En su respuesta también puede decir lo que ellos le deben. Pregunte a un abogado cómo.',
  },
  'es.claim.step-date': {
    says: 'Apunte el día que lo recibió. Marque el último día. Guarde el sobre.',
  },
  'es.claim.step-real': {
    says: 'Compruebe que es real: busque el juzgado, el número de caso (NIG) y llame a un teléfono que busque usted.',
  },
  'es.claim.step-lawyer': {
    says: 'Pida un abogado hoy: gratis en el Colegio de Abogados, o uno suyo.',
  },
  'es.claim.step-oppose': {
    says: 'Si no la debe toda, presente por escrito la oposición con sus motivos antes del último día. Diga qué parte niega.',
  },
  'es.claim.step-answer': {
    says: 'Presente una contestación con sus motivos y papeles antes del último día.',
  },
  'es.claim.step-social': {
    says: 'Vaya ya a los servicios sociales de su municipio. Pida un informe de vulnerabilidad y ayuda para el alquiler.',
  },
  'es.claim.step-agree': {
    says: 'Si la debe, llame a su abogado y ofrezca un plan. El acuerdo puede presentarse al juzgado y cerrar el caso.',
  },
  'es.claim.step-old-debt': {
    says: 'Si la deuda tiene más de cinco años, diga en su escrito que está prescrita. El juez no lo dirá por usted.',
  },
  'es.claim.step-copies': {
    says: 'Entregue los escritos en el juzgado y pida copia sellada, o use la sede judicial electrónica.',
  },
  'es.claim.option-defend': {
    title: 'Oponerse',
    says: 'Diga al juzgado por qué no debe el dinero, o no todo. Entonces tendrán que probarlo.',
    cost: 'Nada hasta 2.000 € si lo hace usted. Por encima, abogado o justicia gratuita.',
    time: 'Unas horas ahora. El juicio puede durar meses.',
    risk: 'Si pierde, puede tener que pagar sus costas.',
    bestFor: 'Está pagada, mal, prescrita, no es suya o es abusiva.',
  },
  'es.claim.option-defend-home': {
    title: 'Salvar su casa',
    says: 'Pague todo a tiempo u opóngase con abogado. Pida una pausa si es vulnerable.',
    cost: 'La renta debida. Abogado gratis con pocos ingresos.',
    time: 'Diez días hábiles.',
    risk: 'Si se opone y pierde, se va y puede pagar costas.',
    bestFor: 'Quiere quedarse o necesita tiempo.',
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
    cost: 'La cantidad reclamada. En un monitorio no hay costas si paga a tiempo.',
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
  'es.claim.insight-silence': {
    says: 'Si no contesta a un monitorio, vale como una sentencia.',
    actionable: 'Conteste antes del último día, aunque solo deba una parte.',
  },
  'es.claim.insight-over-15000': {
    says: 'Por encima de 15.000 €, el acreedor debe presentar demanda en un mes tras su oposición. Si no, el caso se cierra y paga las costas.',
    actionable: 'Pregunte en el juzgado qué pasó después de ese mes.',
  },
  'es.claim.warning-no-ignore': {
    says: 'No ignore un papel del juzgado. Rechazarlo en la puerta no lo para: vale como entregado.',
  },
  'es.claim.tactic-partial': {
    says: 'Si debe una parte, reconozca solo esa parte y opóngase al resto.',
    risk: 'Pueden cobrar la parte que reconoce.',
    notWhen: 'No lo use si toda la deuda está prescrita.',
  },
}
