/** The Spanish words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Pague primero casa, comida y energía. Ofrezca por escrito pequeñas sumas mensuales. Si hay muchas deudas, presente gratis un expediente en la Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Presente un expediente en la Banque de France, en línea o por correo. Es gratis. Una vez admitido, los embargos paran hasta dos años mientras se hace un plan. Conserva el derecho a una cuenta y, casi siempre, el coche que necesita para trabajar. A cambio queda fichado (FICP), siete años como máximo, y no puede pedir créditos.',
  },
}
