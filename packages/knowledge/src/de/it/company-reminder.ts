/** The Italian words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_IT: Words = {
  'de.reminder.who': {
    says: 'Le scrive l’azienda stessa. Un sollecito (Mahnung) è solo una lettera e non le dà potere su di Lei.',
  },
  'de.reminder.rights': {
    says: 'Può chiedere la fattura e il contratto, dire di no e rifiutare spese troppo alte.',
  },
  'de.reminder.right-first-free': {
    says: 'Il primo sollecito, che La mette in mora, deve essere gratis. I seguenti costano solo carta e posta, per lo più da 1 a 3 €.',
  },
  'de.reminder.step-valid': {
    says: 'Se non può pagare subito, offra per iscritto piccole rate. Chieda che non si aggiungano spese.',
  },
  'de.reminder.step-dispute': {
    says: 'Non è giusto? Scriva: «Contesto il credito». Dica perché e chieda contratto e fattura. Tenga la prova dell’invio.',
  },
}
