/** Credit files: what they hold, and how to have them put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_WORDS: Words = {
  'ca.debt.know-six-years': {
    says: 'La plupart des dettes impayées sortent de votre dossier de crédit après six ans environ. Une dette inscrite peut quand même être trop vieille pour le tribunal.',
  },
  'ca.debt.on-credit-file': {
    says: 'En Ontario, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.bc-credit-file': {
    says: 'En Colombie-Britannique, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.ab-credit-file': {
    says: 'En Alberta, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.qc-credit-file': {
    says: 'Au Québec, vous pouvez voir votre dossier de crédit gratuitement, y ajouter une note si vous n’êtes pas d’accord, et demander un gel gratuit.',
  },
}
