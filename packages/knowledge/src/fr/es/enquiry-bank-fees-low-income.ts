/** Questions about the fees of a bank from people with little money: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_ES: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: 'Con pocos ingresos, o con comisiones mes tras mes, puede ser «client fragile». Los bancos se comprometieron a 25 € al mes como máximo por todas esas comisiones. Con la oferta especial (unos 3 €) son 20 € al mes y 200 € al año. Para los demás: 8 € cada una, 80 € al mes, 20 € por recibo devuelto. Pida por escrito ese estatuto y lo cobrado de más. ¿No? Reclamaciones y luego el mediador gratuito.',
  },
}
