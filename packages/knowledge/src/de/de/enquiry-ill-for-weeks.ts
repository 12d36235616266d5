/** Questions of people who are ill for longer than the employer pays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_DE: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: 'Nach sechs Wochen zahlt Ihre Krankenkasse Krankengeld: 70 % vom Brutto, höchstens 90 % vom Netto. Ein besonderer Antrag ist nicht nötig: Die Firma meldet Ihren Lohn, und Sie senden zurück, was die Kasse schickt. Fragen Sie jetzt nach, wenn nichts kam. Jede neue Krankschreibung muss spätestens am nächsten Werktag nach dem Ende der alten ausgestellt sein. Es läuft bis zu 78 Wochen in drei Jahren für dieselbe Krankheit, die sechs Wochen zählen mit.',
  },
}
