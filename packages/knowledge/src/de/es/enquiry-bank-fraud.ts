/** Questions about payments that nobody allowed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_ES: Words = {
  'de.ask-buy.bank-refund': {
    says: 'Un pago que no permitió debe volver a más tardar el siguiente día hábil, salvo un descuido grave suyo. Un cargo en cuenta se puede devolver durante ocho semanas.',
    dependsOn: 'si usted permitió el pago',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un cargo en cuenta que no quería se puede devolver en su banco durante ocho semanas.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquee la cuenta ahora (116 116), escriba al banco que no permitió el pago y vaya a la policía. El banco debe devolver el dinero hasta el siguiente día hábil. Solo puede negarse si prueba su negligencia grave. Entonces acuda a su defensor (Ombudsmann).',
  },
  'de.ask-buy.lost-card': {
    says: 'Bloquéela enseguida: 116 116. Después no debe nada por pagos ajenos. Antes, como mucho 50 €, y nada si no podía notar la pérdida. Solo una negligencia grave, como guardar el PIN con la tarjeta, le hace pagar todo. Denúncielo y pida el dinero por escrito al banco.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Avise al banco de un pago que no permitió en cuanto lo vea. Pasados 13 meses, el derecho se pierde.',
  },
}
