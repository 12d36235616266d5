/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_ES: Words = {
  'fr.price.reality': {
    says: 'Una empresa no puede subir el precio a su gusto. El contrato o la ley debe permitirlo, y casi siempre usted puede irse.',
  },
  'fr.price.not-yet': {
    says: 'Hoy no cambia nada. Hasta el día de la carta paga el precio viejo.',
  },
  'fr.price.step-contract': {
    says: 'Busque en el contrato tres cosas: la cláusula de precios, un tiempo de precio fijo y cómo terminarlo.',
  },
  'fr.price.insight-fixed': {
    says: 'Si la oferta prometía un precio fijo por un tiempo (prix fixe, prix bloqué), esa promesa obliga a la empresa.',
    actionable: 'Compare el final de ese tiempo con el día de la subida.',
  },
  'fr.price.option-help': {
    says: 'Avise a SignalConso o a una asociación. Tras una queja escrita, el mediador del sector es gratis.',
    title: 'Pedir ayuda gratis',
    cost: 'Gratis.',
    time: 'Después de su carta a la empresa.',
    risk: 'Ninguno.',
    bestFor: 'La subida parece falsa o no le dejan irse.',
  },
  'fr.price.option-object': {
    says: 'Escriba que no acepta la subida y pida la cláusula y los motivos.',
    title: 'Decir no al precio más alto',
    cost: 'Gratis.',
    time: 'Antes de que empiece la subida.',
    risk: 'La empresa puede terminar un contrato sin plazo, con preaviso.',
    bestFor: 'Quiere seguir con el precio viejo.',
  },
  'fr.price.energy-right-end': {
    says: 'Por este cambio puede terminar el contrato sin penalización en tres meses desde que llegó la carta. No si la propia ley fija el precio.',
  },
  'fr.price.energy-deadline': {
    says: 'Los tres meses corren desde que llegó la carta. Para más seguridad se cuenta desde su fecha.',
    action: 'Terminar el contrato por la subida, si quiere irse',
    consequence: 'Aún puede cambiar de suministrador, pero hasta entonces al precio nuevo.',
  },
  'fr.price.energy-right-told': {
    says: 'Deben avisarle al menos un mes antes y claro: qué cambia, por qué, y que puede irse.',
  },
  'fr.price.energy-right-any-time': {
    says: 'Un hogar puede cambiar de luz o gas en cualquier momento. No hay corte, y la nueva empresa termina el contrato viejo.',
  },
  'fr.price.energy-step': {
    says: 'Compare ofertas en el sitio gratuito del mediador de la energía (comparateur.energie-info.fr). Al cambiar no dé de baja usted el contrato viejo.',
  },
  'fr.price.telecom-right': {
    says: 'Deben avisarle un mes antes. Puede irse sin coste en los cuatro meses tras ese aviso, aun con permanencia.',
  },
  'fr.price.telecom-step': {
    says: 'Llame al 3179 desde su línea para el código RIO. Con él la nueva empresa conserva su número y termina el contrato viejo.',
  },
  'fr.price.right-silence': {
    says: 'Su silencio por lo general no es un sí a un precio más alto, aunque la carta lo diga.',
  },
  'fr.price.right-clause': {
    says: 'En un contrato con plazo fijo la empresa no puede cambiar sola el precio. Sin plazo, debe avisar a tiempo y dejarle irse.',
  },
  'fr.price.right-renewal': {
    says: '¿Se renueva solo el contrato? Deben avisarle de uno a tres meses antes. Si no, puede irse cuando quiera, gratis.',
  },
  'fr.price.step-object': {
    says: 'Conteste pronto: «No acepto el precio más alto». Guarde prueba de que llegó.',
  },
  'fr.price.step-debit': {
    says: '¿Le cobraron más de lo acordado? Su banco puede devolver un adeudo en ocho semanas. Pague usted el precio viejo.',
  },
}
