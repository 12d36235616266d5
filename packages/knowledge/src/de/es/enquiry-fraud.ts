/** Questions about swindles, false bills and things that nobody ordered: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'de.ask-buy.scam-message': {
    says: 'No pague, no haga clic y cuelgue. Si perdió dinero o datos, llame ya a su banco o al 116 116 y denúncielo a la policía.',
  },
  'de.ask-buy.unordered': {
    says: 'Si una empresa se lo envió a propósito, no debe nada por lo que no pidió. Tampoco tiene que devolverlo.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Nunca dé un PIN, un TAN o un número de tarjeta por teléfono, correo electrónico o chat.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Llame enseguida al banco (116 116), pida que reclame la transferencia y vaya a la policía. La ordenó usted, así que el banco casi nunca debe pagar. Pero desde el 9 de octubre de 2025 debe comparar nombre y cuenta. ¿No avisó de un nombre falso? Pídale el dinero.',
  },
  'de.ask-buy.subscription-trap': {
    says: '¿Sin botón claro como «zahlungspflichtig bestellen»? Entonces no hay contrato y no debe nada. Escríbalo. Además desista en 14 días, o más tarde si no le informaron. Cancele también con el botón de la página. Recupere los cargos en su banco.',
  },
}
