/** Questions about council tax for one adult alone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_ES: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'Sí. Con un solo adulto en casa es un 25 % menos. No cuentan menores de 18, estudiantes a tiempo completo ni algunos cuidadores. Pídalo en la web del ayuntamiento y diga desde qué día, pues puede ser retroactivo. Con pocos ingresos pida también Council Tax Reduction. Pague lo de antes hasta la nueva factura, si puede.',
  },
}
