/** The Spanish words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_ES: Words = {
  'us.credit.right-check': {
    says: 'El buró debe revisar lo que disputa, casi siempre en 30 días. La empresa que dio el dato también debe investigarlo.',
  },
  'us.credit.right-claim': {
    says: 'Si no revisan bien, puede demandar. Casi siempre tiene dos años desde el día en que lo sabe.',
  },
  'us.credit.right-block': {
    says: 'Con un informe de robo de identidad puede hacer bloquear deudas falsas en su informe de crédito. Congelar su archivo es gratis.',
  },
  'us.credit.right-old': {
    says: 'Casi todas las malas notas deben salir después de siete años. Puede pedir un informe gratis a cada buró.',
  },
  'us.credit.step-dispute': {
    says: 'Dispute por escrito ante cada buró y ante la empresa que dio el dato. Añada copias de sus pruebas y guarde los recibos del correo.',
  },
}
