/** Questions about fraud, traps, and payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_ES: Words = {
  'de.ask-buy.scam-message': {
    says: 'No pague, no haga clic y cuelgue. Si perdió dinero o datos, llame ya a su banco o al 116 116 y denúncielo a la policía.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un pago que no permitió debe volver a más tardar el siguiente día hábil, salvo un descuido grave suyo. Un cargo en cuenta se puede devolver durante ocho semanas.',
    dependsOn: 'si usted permitió el pago',
  },
  'de.ask-buy.unordered': {
    says: 'Si una empresa se lo envió a propósito, no debe nada por lo que no pidió. Tampoco tiene que devolverlo.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Nunca dé un PIN, un TAN o un número de tarjeta por teléfono, correo electrónico o chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un cargo en cuenta que no quería se puede devolver en su banco durante ocho semanas.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquee la cuenta ahora (116 116), escriba al banco que no permitió el pago y vaya a la policía. El banco debe devolver el dinero hasta el siguiente día hábil. Solo puede negarse si prueba su negligencia grave. Entonces acuda a su defensor (Ombudsmann).',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Llame enseguida al banco (116 116), pida que reclame la transferencia y vaya a la policía. La ordenó usted, así que el banco casi nunca debe pagar. Pero desde el 9 de octubre de 2025 debe comparar nombre y cuenta. ¿No avisó de un nombre falso? Pídale el dinero.',
  },
  'de.ask-buy.subscription-trap': {
    says: '¿Sin botón claro como «zahlungspflichtig bestellen»? Entonces no hay contrato y no debe nada. Escríbalo. Además desista en 14 días, o más tarde si no le informaron. Cancele también con el botón de la página. Recupere los cargos en su banco.',
  },
  'de.ask-buy.lost-card': {
    says: 'Bloquéela enseguida: 116 116. Después no debe nada por pagos ajenos. Antes, como mucho 50 €, y nada si no podía notar la pérdida. Solo una negligencia grave, como guardar el PIN con la tarjeta, le hace pagar todo. Denúncielo y pida el dinero por escrito al banco.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Avise al banco de un pago que no permitió en cuanto lo vea. Pasados 13 meses, el derecho se pierde.',
  },
}
