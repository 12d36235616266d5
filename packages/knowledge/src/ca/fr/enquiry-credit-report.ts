/** Questions about credit reports: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_WORDS: Words = {
  'ca.ask.credit-file': {
    says: 'Votre dossier est gratuit chez Equifax et TransUnion. S’il y a une erreur, demandez de la corriger. La plupart des dettes en sortent après six ans environ.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Écrivez à Equifax et à TransUnion ce qui est faux, avec des preuves. Ils doivent vérifier gratuitement et corriger. La plupart des mauvaises notes doivent partir après six ans.',
  },
}
