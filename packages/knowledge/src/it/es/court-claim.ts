/** The Spanish words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Es una orden de pago del juzgado (decreto ingiuntivo). El juez ha visto solo los papeles del acreedor, no su versión.',
  },
  'it.claim.want-summons': {
    says: 'Alguien ha empezado un juicio contra usted y le llama ante un juez.',
  },
  'it.claim.want-eviction': {
    says: 'Su casero pide a un juez que le haga salir (sfratto) y le llama a una vista.',
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
  'it.claim.reality-eviction': {
    says: 'Si no va a la vista, el juez confirma el desahucio. Si va, puede pagar, pedir tiempo u oponerse.',
  },
  'it.claim.no-seizure': {
    says: 'Salvo que diga «provvisoriamente esecutivo», no pueden embargar nada en los primeros 40 días.',
  },
  'it.claim.no-locks': {
    says: 'Nadie puede echarle el día de la vista. El juez fija una fecha, y un agente debe avisar con diez días.',
  },
  'it.claim.august': {
    says: 'Del 1 al 31 de agosto se paran la mayoría de los plazos de los juzgados. Por prudencia, no contamos con eso.',
  },
  'it.claim.sixty-days': {
    says: 'Una orden de pago debe notificarse en los 60 días desde su fecha. Si no, pierde su fuerza.',
  },
  'it.claim.deadline-order': {
    says: 'Tiene 40 días desde el día en que se la notificaron (notifica). Por prudencia, contamos desde su fecha.',
    action: 'Pagar, u oponerse con un abogado (opposizione)',
    consequence: 'La orden será definitiva y podrán embargar sueldo, cuenta y bienes.',
  },
  'it.claim.deadline-answer': {
    says: 'En un juicio ordinario, su abogado debe presentar la respuesta 70 días antes de la vista.',
    action: 'Presentar la respuesta (comparsa di risposta) con un abogado',
    consequence: 'Pierde el derecho a algunas defensas.',
  },
  'it.claim.deadline-eviction': {
    says: 'La vista es el día que cuenta. Vaya, aunque sea sin abogado.',
    action: 'Ir a la vista: pagar, pedir tiempo u oponerse',
    consequence: 'El juez confirma el desahucio.',
  },
  'it.claim.right-oppose': {
    says: 'Tiene derecho a oponerse a una orden de pago. Entonces empieza un juicio normal y ellos deben probar la deuda.',
  },
  'it.claim.right-stop': {
    says: 'Si la orden puede ejecutarse ya, puede pedir al juez que lo pare por motivos serios.',
  },
  'it.claim.right-late': {
    says: '¿No lo supo a tiempo por una mala notificación? Puede oponerse tarde. Pregunte ya a un abogado.',
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
  'it.claim.right-grace': {
    says: 'Por el alquiler de una vivienda puede pagarlo todo en la vista, con intereses y costas. O pida al juez hasta 90 días (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Pueden ser 120 días si perdió el trabajo, está enfermo o en apuros reales. Vale tres veces en cuatro años, cuatro en caso de apuros.',
  },
  'it.claim.right-twenty-days': {
    says: 'Debe haber al menos 20 días entre el día en que recibió el papel de desahucio y la vista.',
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
  'it.claim.step-hearing': {
    says: 'Vaya a la vista con pruebas de sus pagos y de sus apuros. Pida al juez tiempo para pagar (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Vaya a los servicios sociales y a la oficina de vivienda de su municipio. Pregunte por el fondo para inquilinos con atrasos (morosità incolpevole).',
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
  'it.claim.option-defend-home': {
    title: 'Salvar su vivienda',
    says: 'Vaya a la vista. Pague todo, pida tiempo para pagar (termine di grazia) u opóngase.',
    cost: 'Alquiler debido, intereses y costas. Ayuda legal gratis con ingresos bajos.',
    time: 'Hasta 90 o 120 días para pagar.',
    risk: 'Si falla el nuevo día, se confirma el desahucio.',
    bestFor: 'Quiere quedarse o necesita tiempo.',
  },
  'it.claim.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca pagar en partes. Pida que el juicio termine.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días. El plazo sigue corriendo.',
    risk: 'Sin un acuerdo por escrito, el juicio sigue.',
    bestFor: 'Lo debe y puede pagar en partes.',
  },
  'it.claim.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague la cantidad y las costas de la orden en 40 días y guarde la prueba.',
    cost: 'La cantidad, los intereses y las costas que fijó el juez.',
    time: 'Antes del último día.',
    risk: 'Bajo.',
    bestFor: 'Lo debe todo y puede pagar.',
  },
  'it.claim.option-help': {
    title: 'Conseguir un abogado gratis',
    says: 'Pida ayuda legal en el Colegio de abogados (Ordine degli avvocati) de su ciudad.',
    cost: 'Nada con ingresos bajos.',
    time: 'Una visita esta semana.',
    risk: 'No deje pasar el plazo mientras espera.',
    bestFor: 'Cualquier papel del juzgado.',
  },
  'it.claim.insight-silence': {
    says: 'Si no se opone en 40 días, la orden es tan fuerte como una sentencia.',
    actionable: 'Vea a un abogado mucho antes del último día.',
  },
  'it.claim.insight-mediation': {
    says: 'En bancos, seguros y alquiler, el acreedor debe iniciar una mediación tras su oposición. Si no lo hace, la orden cae.',
    actionable: 'Pida a su abogado que lo compruebe.',
  },
  'it.claim.warning-no-ignore': {
    says: 'No ignore un papel del juzgado. Rechazarlo, o no recogerlo en correos, no lo detiene.',
  },
  'it.claim.tactic-partial': {
    says: 'Si debe una parte, páguela y opóngase al resto.',
    risk: 'El juez puede dejarles ejecutar la parte no discutida.',
    notWhen: 'No lo use si toda la deuda es demasiado antigua.',
  },
  'it.claim.element-warning': {
    name: 'El aviso de los 40 días',
    says: 'La orden debe decir que usted puede oponerse en 40 días, y que sigue la ejecución si no lo hace.',
    ifMissing: 'Diga a su abogado que falta el aviso.',
  },
}
