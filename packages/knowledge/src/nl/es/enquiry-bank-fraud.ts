/** The Spanish words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_ES: Words = {
  'nl.ask.bank-impostor': {
    says: 'Llame enseguida a su banco y denuncie a la policía. Los bancos neerlandeses tienen una norma de buena voluntad para llamadas falsas en su nombre. Pídala por escrito, con la denuncia. Si el banco dice no, reclame y luego vaya gratis al Kifid.',
  },
  'nl.ask.bank-right-refund': {
    says: 'El banco debe devolver enseguida un pago que no permitió. No, si prueba una negligencia grave. Avise en 13 meses.',
  },
  'nl.ask.bank-right-kifid': {
    says: 'Tras un no del banco puede ir al Kifid. No le cuesta nada.',
  },
}
