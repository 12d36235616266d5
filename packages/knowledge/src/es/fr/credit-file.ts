/** Lists of bad payers (ASNEF): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILE_FR: Words = {
  'es.debt.file-rule': {
    says: 'Une dette ne peut aller sur une liste de mauvais payeurs (ASNEF) que si elle est réelle, due et d’au moins 50 €. On doit vous le dire.',
  },
  'es.debt.right-file-50': {
    says: 'Une dette de moins de 50 € ne peut pas aller sur une liste de mauvais payeurs.',
  },
  'es.debt.right-file-five-years': {
    says: 'Une dette peut rester sur la liste cinq ans au plus depuis le jour où elle était due. Quand vous payez, elle doit en sortir.',
  },
  'es.debt.step-file-delete': {
    says: 'Si vous êtes à tort sur une liste, demandez-lui par écrit de corriger ou d’effacer. Si elle refuse, plaignez-vous gratuitement à l’agence des données (AEPD).',
  },
}
