/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_ES: Words = {
  'gb.bailiff.option-pay': {
    says: 'Pagar antes de la fecha evita más tasas. Guarde el recibo y compruebe que la tasa es correcta.',
    title: 'Pagar ahora la cantidad completa',
    cost: 'La deuda y la tasa hasta ahora',
    time: 'Antes de la fecha de la carta',
    risk: 'No pague con el dinero del alquiler, la comida o la energía.',
    bestFor: 'Está de acuerdo con la deuda y puede pagarla.',
  },
  'gb.bailiff.insight-fee-jump': {
    says: 'Actuar antes de la fecha del aviso puede ahorrarle al menos £235. Esa tasa solo se puede añadir cuando un agente de embargo (bailiff) visita.',
    actionable: 'Acuerde un plan por escrito antes de esa fecha.',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: 'Un agente de embargo (bailiff) debe darle al menos 7 días completos (clear days). No cuentan domingos ni festivos.',
    action: 'Contactar con la empresa y hacer una oferta',
    consequence: 'Poco después un agente puede visitarle y añadir una tasa mayor.',
  },
  'gb.bailiff.option-plan': {
    says: 'Haga su oferta por escrito con un presupuesto corto. La empresa debería mirar lo que puede pagar.',
    title: 'Ofrecer un plan de pagos que pueda mantener',
    cost: 'Lo que ofrezca, más las tasas ya debidas',
    time: 'Antes de la fecha de la carta, u hoy',
    risk: 'Si no paga una cuota, pueden pasar a visitarle y añadir tasas.',
    bestFor: 'Debe la deuda y puede pagar poco a poco.',
  },
  'gb.bailiff.option-advice': {
    says: 'Un asesor de deudas puede hablar por usted con los agentes de embargo (bailiffs). También puede pedir la pausa legal (breathing space).',
    title: 'Pedir consejo gratuito y la pausa legal (breathing space)',
    cost: 'Gratis',
    time: 'Una llamada, a menudo el mismo día',
    risk: 'Los bailiffs pueden seguir hasta que empiece la pausa, así que llame hoy.',
    bestFor: 'Tiene otras deudas, o no puede pagar.',
  },
  'gb.bailiff.option-dispute': {
    says: 'Diga a la empresa y al ayuntamiento (council) o juzgado qué está mal, y envíe pruebas. Un juzgado puede decidir sobre tasas discutidas.',
    title: 'Discutir la deuda o las tasas',
    cost: 'Escribir es gratis',
    time: 'Escriba ya y pida una pausa',
    risk: 'La acción puede seguir mientras lo estudian, así que no abra la puerta.',
    bestFor: 'No es su deuda, está pagada o las tasas están mal.',
  },
  'gb.bailiff.option-complain': {
    says: 'Reclame primero ante la empresa. Después, ante el ayuntamiento (council), el Enforcement Conduct Board o el ombudsman.',
    title: 'Reclamar por cómo actuaron',
    cost: 'Gratis',
    time: 'Unas semanas',
    risk: 'Una reclamación sola no para la deuda.',
    bestFor: 'Un agente de embargo (bailiff) fue grosero, mintió o rompió las reglas.',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'Si tienen varias deudas suyas, deberían tratarlas juntas cuando puedan. Entonces la tasa de visita se debe una vez.',
    actionable:
      'Pídales que confirmen por escrito que hay una sola tasa de visita para todas las deudas.',
  },
  'gb.bailiff.insight-itemise': {
    says: 'La cantidad que piden es mayor que la primera deuda. Cada libra de más debe ser una tasa que la ley permite.',
    actionable: 'Pida cada tasa, su fecha y su fase.',
  },
  'gb.bailiff.insight-car': {
    says: 'Los coches son lo que los agentes de embargo (bailiffs) se llevan con más facilidad, porque están fuera.',
    actionable:
      'Busque ya los papeles de financiación, el permiso del coche (log book) o la Blue Badge. Muestre que no se lo pueden quitar, o que lo necesita para trabajar.',
  },
  'gb.bailiff.insight-late-statement': {
    says: 'Si los avisos fueron a una dirección vieja, una declaración fuera de plazo puede devolver el caso al principio. También puede quitar las tasas de embargo.',
    actionable:
      'Envíe enseguida los formularios TE7 y TE9 al Traffic Enforcement Centre, con el motivo del retraso.',
  },
  'gb.bailiff.warning-agreement': {
    says: 'No firme un acuerdo de control de bienes (controlled goods agreement) sin consejo. Si lo rompe, pueden volver y entrar por la fuerza para llevarse los bienes de la lista.',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: 'Puede que haya firmado un acuerdo sobre sus bienes. Si se rompe, pueden entrar por la fuerza tras avisar 2 días completos antes (clear days). Pida consejo hoy.',
  },
  'gb.bailiff.warning-bound': {
    says: 'No venda ni regale sus cosas para que no las tome un agente de embargo (bailiff). Después del aviso, aún pueden llevárselas.',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: 'Nunca empuje ni bloquee a un agente de embargo (bailiff) que ya está legalmente dentro. No toque un cepo. Puede ser delito.',
  },
  'gb.bailiff.warning-fine': {
    says: 'Una multa penal es distinta. El juzgado puede usar medidas más fuertes. Llame hoy a la oficina de multas o a la empresa.',
  },
  'gb.bailiff.tactic-car-away': {
    says: 'Puede guardar su coche en un garaje cerrado o lejos de casa mientras acuerda un plan.',
    risk: 'Pueden llevárselo en cualquier vía pública donde lo encuentren.',
    notWhen: 'Un agente de embargo (bailiff) ya ha puesto un cepo al coche o lo ha anotado.',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: 'Empiece enseguida a pagar lo que ofreció, por transferencia y con su referencia. Con pagos regulares es difícil defender una negativa.',
    risk: 'Aun así pueden negarse y visitarle.',
    notWhen: 'No es su deuda, o la pausa legal (breathing space) está por empezar.',
  },
  'gb.bailiff.tactic-creditor': {
    says: 'El ayuntamiento (council) sigue a cargo de su deuda y responde por la empresa que contrata. Pídale que intervenga si usted es vulnerable.',
    risk: 'El ayuntamiento puede mandarle de vuelta a la empresa.',
    notWhen: 'La empresa ya ha aceptado un plan que puede pagar.',
  },
  'gb.bailiff.insight-visit-proof': {
    says: 'La tasa de visita solo se debe si un agente de embargo (bailiff) vino de verdad. Antes hacen falta un aviso correcto y 7 días completos (clear days).',
    actionable:
      'Pida la fecha y hora de la visita, el aviso (notice of enforcement) y la grabación de la cámara corporal.',
  },
}
