/** The Spanish words of Switzerland: court. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ES: Words = {
  'ch.court.want': {
    says: 'Alguien empieza un caso contra usted. La mayoría empiezan con una reunión en la oficina de conciliación (Schlichtungsbehörde).',
  },
  'ch.court.who': {
    says: 'La oficina de conciliación (Schlichtungsbehörde) es un organismo público. Intenta que las dos partes se pongan de acuerdo.',
  },
  'ch.court.real': {
    says: 'Todavía no se ha decidido nada. Le oirán a usted.',
  },
  'ch.court.not-yet': {
    says: 'Nadie puede embargar nada por una citación.',
  },
  'ch.court.rights': {
    says: 'Puede hablar por sí mismo, llevar pruebas y pedir asistencia jurídica gratis.',
  },
  'ch.court.deadline-day': {
    says: 'Debe ir a la reunión en persona el día de la carta.',
    action: 'Ir a la reunión',
    consequence: 'El caso sigue sin usted, y es posible una multa.',
  },
  'ch.court.step-date': {
    says: 'Apunte el día, el lugar y el número del caso.',
  },
  'ch.court.step-go': {
    says: 'Vaya en persona y lleve el contrato, las facturas y las cartas.',
  },
  'ch.court.step-aid': {
    says: 'Si tiene poco dinero, pida ahora asistencia jurídica gratis (unentgeltliche Rechtspflege).',
  },
  'ch.court.right-heard': {
    says: 'Tiene derecho a ser oído.',
  },
  'ch.court.right-aid': {
    says: 'Con poco dinero y posibilidades razonables tiene derecho a asistencia jurídica.',
  },
  'ch.court.option-go': {
    title: 'Ir y contar su versión',
    says: 'No necesita abogado.',
    cost: 'Poco.',
    time: 'Una mañana.',
    risk: 'Costas si pierde después.',
    bestFor: 'Cualquiera con una citación.',
  },
  'ch.court.option-settle': {
    title: 'Llegar a un acuerdo en la reunión',
    says: 'Un acuerdo allí vale como una sentencia.',
    cost: 'Lo que acuerde.',
    time: 'El mismo día.',
    risk: 'Es definitivo.',
    bestFor: 'Debe una parte.',
  },
  'ch.court.option-help': {
    title: 'Pedir consejo legal',
    says: 'Pregunte en una oficina de consejo legal gratis (Rechtsauskunft) cerca de usted.',
    cost: 'Poco o nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro.',
  },
  'ch.court.judgment-proposal': {
    says: 'Tiene veinte días para rechazar la propuesta de decisión (Entscheidvorschlag).',
    action: 'Rechazar la propuesta por escrito',
    consequence: 'Se convierte en decisión firme.',
  },
  'ch.court.judgment-want': {
    says: 'Un juez ha decidido. El papel dice qué debe hacer y cómo recurrir.',
  },
  'ch.court.judgment-who': {
    says: 'Viene de un juzgado.',
  },
  'ch.court.judgment-real': {
    says: 'Es serio. Aún queda un tiempo corto para actuar.',
  },
  'ch.court.judgment-not-yet': {
    says: 'También después de una sentencia, el dinero solo se toma por la oficina de deudas (Betreibungsamt), y nunca por debajo de sus necesidades básicas.',
  },
  'ch.court.judgment-ten': {
    says: 'Casi siempre tiene diez días para recurrir una decisión rápida (summarisches Verfahren).',
    action: 'Recurrir por escrito',
    consequence: 'La decisión es firme.',
  },
  'ch.court.judgment-disown': {
    says: 'Tiene veinte días para demandar que no debe la deuda (Aberkennungsklage). Un recurso tiene casi siempre diez días.',
    action: 'Presentar la demanda de que no la debe',
    consequence: 'La oficina de deudas puede embargar de forma definitiva.',
  },
  'ch.court.judgment-thirty': {
    says: 'Casi siempre tiene treinta días para recurrir.',
    action: 'Recurrir por escrito con motivos',
    consequence: 'La sentencia es firme.',
  },
  'ch.court.judgment-reasons': {
    says: 'Si la sentencia no trae motivos, pídalos por escrito en diez días.',
    action: 'Pedir los motivos por escrito',
    consequence: 'Pierde el derecho a recurrir.',
  },
  'ch.court.judgment-step-day': {
    says: 'Apunte el día en que la recibió. Lea la parte sobre cómo recurrir (Rechtsmittelbelehrung).',
  },
  'ch.court.judgment-step-help': {
    says: 'Pida consejo legal esta semana.',
  },
  'ch.court.judgment-step-plan': {
    says: 'Si es correcta, ofrezca un plan antes de que vayan a la oficina de deudas.',
  },
  'ch.court.judgment-right': {
    says: 'Tiene derecho a pedir a un tribunal superior que la mire.',
  },
  'ch.court.judgment-minimum': {
    says: 'Lo que necesita para la vida básica sigue siendo suyo (Existenzminimum).',
  },
  'ch.court.judgment-option': {
    title: 'Recurrir',
    says: 'Envíe motivos por escrito al tribunal superior.',
    cost: 'Tasas judiciales.',
    time: 'Diez o treinta días.',
    risk: 'Costas si pierde.',
    bestFor: 'La decisión está mal.',
  },
  'ch.court.judgment-plan': {
    title: 'Ofrecer pagar a plazos',
    says: 'Escriba a la otra parte.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Pueden negarse.',
    bestFor: 'La debe.',
  },
  'ch.court.seize-want': {
    says: 'La oficina de deudas quiere mirar sus ingresos y sus cosas, para tomar una parte (Pfändung).',
  },
  'ch.court.seize-who': {
    says: 'Es una oficina pública. Sus actos se pueden revisar.',
  },
  'ch.court.seize-real': {
    says: 'Debe dejarle lo suficiente para alquiler, comida y el seguro médico que de verdad paga.',
  },
  'ch.court.seize-not-yet': {
    says: 'No pueden tomar cosas que necesita para vivir y trabajar, ni algunas ayudas sociales.',
  },
  'ch.court.seize-ten': {
    says: 'Tiene diez días para quejarse al órgano de vigilancia si un acto está mal.',
    action: 'Quejarse por escrito (Beschwerde)',
    consequence: 'El acto se queda.',
  },
  'ch.court.seize-step-go': {
    says: 'Vaya a la cita. Lleve nóminas, alquiler, cuota médica y otros gastos con prueba de pago.',
  },
  'ch.court.seize-step-change': {
    says: 'Si cambian sus ingresos o gastos, pida enseguida a la oficina que cambie la cantidad.',
  },
  'ch.court.seize-step-help': {
    says: 'Pregunte a un asesor de deudas por un plan con todos los acreedores o la quiebra privada.',
  },
  'ch.court.seize-right-complain': {
    says: 'Tiene derecho a quejarse gratis de la oficina.',
  },
  'ch.court.seize-option': {
    title: 'Quejarse de un acto equivocado',
    says: 'Escriba al órgano de vigilancia.',
    cost: 'Nada en la mayoría de los casos.',
    time: 'Diez días.',
    risk: 'Ninguno.',
    bestFor: 'La cantidad que le dejan es demasiado baja.',
  },
  'ch.court.seize-help': {
    title: 'Preguntar a un asesor de deudas',
    says: 'Revisan la cantidad que debe seguir siendo suya.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con un embargo.',
  },
}
