/** Questions about a bank that does not give back what a fraud took: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_WORDS: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'quién hizo el pago',
    says: 'No está perdido. El banco debe devolver un pago no autorizado a más tardar el siguiente día hábil. Es él quien debe probar una negligencia grave: un código o un toque en la aplicación no basta. En 2024 el tribunal supremo no la vio cuando aparecía el número del banco (23-16.267). Escriba por carta certificada, con la denuncia y la lista de llamadas. Pida que reclame los fondos. Tras un no o dos meses, vaya a su mediador gratuito y luego al juez. No pague a nadie que prometa recuperarlo.',
  },
}
