/** Lists of bad payers (ASNEF): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_DE: Words = {
  'es.debt.file-rule': {
    says: 'Eine Schuld darf nur auf eine Liste säumiger Zahler (ASNEF), wenn sie echt und fällig ist und mindestens 50 € beträgt. Man muss es Ihnen sagen.',
  },
  'es.debt.right-file-50': {
    says: 'Eine Schuld unter 50 € darf nicht auf eine Liste säumiger Zahler.',
  },
  'es.debt.right-file-five-years': {
    says: 'Eine Schuld darf höchstens fünf Jahre ab Fälligkeit auf der Liste stehen. Wenn Sie zahlen, muss sie weg.',
  },
  'es.debt.step-file-delete': {
    says: 'Stehen Sie zu Unrecht auf einer Liste, verlangen Sie dort schriftlich Änderung oder Löschung. Lehnt sie ab, beschweren Sie sich kostenlos bei der Datenschutzbehörde (AEPD).',
  },
}
