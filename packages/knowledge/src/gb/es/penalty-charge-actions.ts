/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_ES: Words = {
  'gb.pcn.insight-not-received': {
    says: 'Si las cartas anteriores fueron a una dirección vieja, puede hacer que el caso vuelva atrás. Entonces desaparecen los cargos extra.',
    actionable: 'Use el formulario TE9 o PE3, o el TE7 con el TE9 cuando hayan pasado los 21 días.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Una multa de cámara debe llegar al propietario en un plazo de 28 días desde el hecho. Es distinto si la DVLA tardó en dar los datos.',
    actionable: 'Cuente los días desde el hecho hasta el aviso. Si hay más de 28, dígalo.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Un aviso al propietario (notice to owner) debe enviarse, en la mayoría de los casos, en un plazo de 6 meses desde la multa.',
    actionable: 'Compare las dos fechas. Si hay más, diga que el aviso llegó tarde.',
  },
  'gb.pcn.insight-details': {
    says: 'Una multa (penalty charge notice) debe mostrar la fecha, la hora, el coche, el motivo, la cantidad y cómo pagar. Un error real puede ganar un recurso.',
    actionable: 'Compare cada dato con los suyos.',
  },
  'gb.pcn.warning-increase': {
    says: 'Si no hace nada, la multa sube la mitad y pierde el derecho a recurrir.',
  },
  'gb.pcn.warning-warrant': {
    says: 'Después vienen un warrant y agentes de embargo (bailiffs), con al menos £75 de tasas. Actúe antes de que acaben los días.',
  },
  'gb.pcn.warning-truth': {
    says: 'Marque solo un motivo que sea cierto. Una declaración falsa puede castigarse como desacato (contempt of court).',
  },
  'gb.pcn.tactic-early': {
    says: 'Impugne en un plazo de 14 días. Conserva el precio menor si el ayuntamiento sigue la guía.',
    risk: 'Después de 14 días puede deber la multa completa si pierde.',
    notWhen: 'La multa es claramente correcta. Entonces pague el precio menor.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Mucha gente se para en el rechazo. El tribunal es gratis, y allí los ayuntamientos deben mostrar sus pruebas.',
    risk: 'Si pierde, ya no hay descuento.',
    notWhen: 'No tiene un motivo y solo quiere pagar menos.',
  },
  'gb.pcn.deadline-discount': {
    says: 'El precio menor dura 14 días. El día de la entrega (service) del aviso cuenta como día uno.',
    action: 'Pagar el precio menor, o impugnar',
    consequence: 'Se debe la multa completa.',
  },
  'gb.pcn.deadline-owner': {
    says: 'Tiene 28 días desde la entrega (service) del aviso al propietario (notice to owner). Ese día cuenta como día uno.',
    action: 'Enviar alegaciones formales (formal representations), o pagar',
    consequence: 'La multa sube la mitad y pierde el recurso.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'Tiene 28 días desde la entrega (service) del rechazo. Ese día cuenta como día uno.',
    action: 'Recurrir al tribunal',
    consequence: 'El ayuntamiento puede enviar un charge certificate con la mitad más.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'Tiene 14 días desde la entrega (service) del charge certificate.',
    action: 'Pagar, o decir qué salió mal',
    consequence: 'El ayuntamiento puede pedir al juzgado que registre la deuda, con una tasa.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.deadline-statement': {
    says: 'Tiene 21 días desde la orden (order for recovery) para pagar o hacer una declaración (witness statement). Contamos desde la fecha de la orden, para ir seguros.',
    action: 'Enviar el formulario TE9 o PE3, o pagar',
    consequence: 'Un warrant puede llegar a agentes de embargo (bailiffs).',
  },
}
