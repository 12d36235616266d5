/** Letters from debt collectors: what an adviser would notice. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_ES: Words = {
  'gb.debt.insight-may': {
    says: 'La carta habla de un juzgado, pero aún nadie ha acudido a él. Antes de demandar deben enviarle un aviso (letter of claim) y darle 30 días para responder.',
    actionable:
      'Esté atento a una carta con un formulario de respuesta (Reply Form). Esa sí tiene un plazo real.',
  },
  'gb.debt.insight-visit': {
    says: 'La visita de un cobrador es solo una charla en la puerta. No son agentes de embargo (bailiffs). No pueden entrar si usted no les deja.',
    actionable: 'Escriba que solo tratará esto por carta y que no acepta visitas.',
  },
  'gb.debt.insight-goods': {
    says: 'La carta habla de agentes de embargo (bailiffs) o de sus bienes. Salvo que ya haya una sentencia o una orden contra usted, eso no puede pasar ahora.',
    actionable:
      'Pregunte por escrito en qué sentencia se basan. Busque su nombre en el registro de sentencias.',
  },
  'gb.debt.insight-deadline': {
    says: 'La fecha de esta carta la han puesto ellos. La ley no le da fuerza. Aun así, conviene contestar antes.',
    actionable: 'Envíe una carta corta antes de esa fecha. Así nadie podrá decir que no contestó.',
  },
  'gb.debt.insight-discount': {
    says: 'Ofrecen aceptar menos. Eso indica que se puede negociar. La primera oferta muchas veces no es la última.',
    actionable:
      'Compruebe primero que la deuda es suya y no es demasiado vieja. Luego ofrezca menos y consiga el acuerdo por escrito.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Una fecha de esta carta es de hace más de seis años. La deuda puede ser demasiado vieja para el juzgado.',
    actionable:
      'No la pague ni la reconozca todavía. Pregunte a un asesor de deudas gratuito si ha pasado el plazo.',
  },
  'gb.debt.insight-fees': {
    says: 'Han añadido tasas o costes. Solo pueden hacerlo si su contrato lo permite, y solo cantidades justas.',
    actionable: 'Pregunte qué cláusula exacta del contrato permite cada cargo.',
  },
  'gb.debt.insight-assignment': {
    says: 'Cuando se vende una deuda de crédito, deben decírselo. En una venta a menudo se pierden papeles viejos.',
    actionable: 'Pida el aviso de la venta, el contrato y una lista de todos los pagos.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Una deuda atrasada suele estar ya en su historial de crédito. Se queda seis años desde el impago. Una carta como esta no añade por sí sola otra marca.',
    actionable: 'Pida su informe de crédito gratuito y mire qué hay antes de decidir.',
  },
}
