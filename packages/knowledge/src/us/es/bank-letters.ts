/** The Spanish words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_ES: Words = {
  'us.bank.right-notice': {
    says: 'Su banco o cooperativa (credit union) debe escribirle 30 días antes de un cambio peor para usted, como un cargo nuevo.',
  },
  'us.bank.step-compare': {
    says: 'Busque el día del cambio y los cargos nuevos. Si no le convienen, mueva su dinero antes de ese día.',
  },
  'us.bank.right-stop-payment': {
    says: 'Puede detener un pago automático. Avise a su banco al menos tres días hábiles antes de la fecha.',
  },
  'us.bank.right-other-sum': {
    says: 'Si un pago automático va a ser de otra suma, puede recibir aviso diez días antes.',
  },
  'us.bank.right-wrong-debit': {
    says: 'Avise a su banco de un cobro equivocado en 60 días desde el estado de cuenta. Debe revisarlo, casi siempre en diez días hábiles.',
  },
  'us.bank.asked-fraud': {
    says: 'Avise al banco de una transferencia que no permitió en dos días, y de cualquiera en 60 días desde el estado de cuenta. Debe revisarla. Si la envió usted mismo, dispútela también.',
  },
}
