/** What of pay, pensions, accounts, goods and homes may not be taken: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_WORDS: Words = {
  'it.enforce.pension-safe': {
    says: 'En 2026 no se puede tocar la pensión hasta 1.092,48 € al mes. Del resto, solo un quinto.',
  },
  'it.enforce.account-safe': {
    says: 'Un sueldo o pensión que ya está en la cuenta está a salvo hasta 1.638,72 € en 2026.',
  },
  'it.enforce.right-fifth': {
    says: 'Del sueldo pueden quitar un quinto como máximo, por deudas normales. Varios embargos juntos no pueden pasar de la mitad.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'La recaudación fiscal (Riscossione) puede quitar un décimo del sueldo hasta 2.500 €, un séptimo hasta 5.000 € y un quinto por encima.',
  },
  'it.enforce.right-goods': {
    says: 'No pueden llevarse camas, mesa, nevera, cocina, lavadora, ropa ni alianzas de boda.',
  },
  'it.enforce.right-only-home': {
    says: 'La recaudación fiscal (Riscossione) no puede vender su única vivienda donde vive, salvo que sea de lujo.',
  },
  'it.enforce.step-limits': {
    says: 'Mire los límites: un quinto del sueldo, la parte a salvo de una pensión, la parte a salvo de la cuenta. Avise de cualquier error.',
  },
  'it.enforce.right-stay-home': {
    says: 'Usted y su familia pueden vivir en la casa embargada hasta que se venda y el juez la transmita, si la cuida y deja visitarla.',
  },
}
