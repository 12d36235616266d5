/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_ES: Words = {
  'it.too-late.eviction-want': {
    says: 'El arrendador le citó a una vista para echarle (sfratto). El día ha pasado, así que el juez puede haberlo confirmado.',
  },
  'it.too-late.eviction-rights': {
    says: 'Puede preguntar qué se decidió, quedarse hasta el día del agente, a veces oponerse tarde, y tener abogado gratis si gana poco.',
  },
  'it.too-late.eviction-reality': {
    says: 'Nadie puede echarle de un día para otro. El juez fija un día, y un agente judicial debe avisarle al menos diez días antes.',
  },
  'it.too-late.eviction-step': {
    says: 'Llame hoy al tribunal. Pregunte si el desahucio se confirmó, para qué día, o si hay otra vista. Luego vaya al municipio y a un sindicato de inquilinos.',
  },
  'it.too-late.eviction-right': {
    says: '¿Es probable que no supiera de la vista, o no pudo ir por algo ajeno a usted? Entonces el juez debe citarle otra vez antes de confirmarlo.',
  },
  'it.too-late.eviction-option': {
    says: '¿Se confirmó sin usted? Muestre que una mala notificación, o algo ajeno a usted, le impidió saberlo o ir.',
    title: 'Oponerse tarde',
    cost: 'Un abogado. La justicia gratuita puede pagarlo.',
    time: 'Diez días como máximo desde que empieza el desalojo. Cuente desde el primer papel del agente.',
    risk: 'No para el desalojo salvo que el juez lo diga.',
    bestFor: 'El papel nunca le llegó, o estaba en el hospital.',
  },
  'it.too-late.rent-step': {
    says: 'Si debe alquiler, pague ya lo que pueda, aunque el día de la carta haya pasado. Si le demandan, aún puede pagar todo en la vista o pedir hasta 90 días.',
  },
  'it.too-late.notice-step': {
    says: '¿Sigue allí después del día? Solo un juez puede hacerle salir. Siga pagando cada mes por el banco y pida consejo antes de firmar o entregar llaves.',
  },
  'it.too-late.job-rights': {
    says: 'Aún puede reclamar cinco años sueldo, preaviso, vacaciones y TFR, y mirar si cabe el paro (NASpI).',
  },
  'it.too-late.job-reality': {
    says: 'Contados desde la carta, los 60 días para impugnar parecen pasados. Corren desde que la recibió. Quien estaba demasiado enfermo para entenderla tiene 240 días.',
  },
  'it.too-late.job-step': {
    says: '¿Cuándo le llegó? ¿Menos de 60 días? Envíe hoy la impugnación por carta certificada o PEC. ¿Más? Vaya esta semana a un sindicato: las sumas impagadas duran más.',
  },
  'it.too-late.job-benefit': {
    says: '¿Aún sin NASpI? Pregunte hoy a un patronato. Los 68 días corren desde el fin del trabajo, y enfermedad, maternidad o preaviso pueden mover el inicio.',
  },
  'it.too-late.job-option': {
    says: 'Pida por escrito sueldo, preaviso, vacaciones, paga extra y TFR. Un sindicato puede calcular la suma e ir con usted a la oficina laboral.',
    title: 'Reclamar el dinero que deben',
    cost: 'Gratis o poco con un sindicato.',
    time: 'Cinco años, casi siempre desde el fin del trabajo.',
    risk: 'Que el despido fue injusto ya casi nunca se puede alegar.',
    bestFor: 'Falta la última nómina o es baja.',
  },
  'it.too-late.charge-want': {
    says: 'Esta carta le acusó de una falta y pidió sus razones. Los días para eso parecen pasados: puede venir una sanción.',
  },
  'it.too-late.charge-step': {
    says: '¿Aún sin sanción? Dé hoy sus razones por escrito y pida que le oigan. Antes de sancionar, la empresa aún debe oírle. Luego mire el correo.',
  },
  'it.too-late.demand-step': {
    says: 'Conteste hoy, aunque el día haya pasado: pida pruebas, diga qué está mal u ofrezca un plan. Recoja toda carta certificada: una orden judicial da solo 40 días.',
  },
}
