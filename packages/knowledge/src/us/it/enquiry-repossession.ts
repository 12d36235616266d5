/** The Italian words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_IT: Words = {
  'us.repo.right-damages': {
    says: 'Chi ha finanziato l’auto può prenderla solo senza violenza o minacce (breach of the peace), e deve avvisarla prima di venderla. Se no, può chiedere i danni.',
  },
  'us.repo.right-credit': {
    says: 'Contesti una voce sbagliata all’ufficio del credito e a chi ha dato il prestito. Devono controllare, quasi sempre entro 30 giorni.',
  },
  'us.repo.right-calls': {
    says: 'Per le chiamate automatiche (robocalls) al cellulare serve il Suo consenso. Ogni chiamata sbagliata può valere $500.',
  },
  'us.repo.right-unfair': {
    says: 'Le banche non possono usare pratiche ingiuste, come un’assicurazione che non le serviva. Faccia reclamo al CFPB e chieda a un avvocato dei consumatori.',
  },
}
