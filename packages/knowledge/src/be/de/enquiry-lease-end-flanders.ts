/** Questions about a landlord who ends a nine-year lease in Flanders: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_DE: Words = {
  'be.ask.landlord-notice-flanders': {
    says: 'Bei einem Mietvertrag über neun Jahre muss der Vermieter sechs Monate vorher schriftlich kündigen, mit Grund. Um selbst einzuziehen, darf er das jederzeit. Für ein Kind oder andere Verwandte darf der Vertrag erst nach den ersten drei Jahren enden, und der Brief muss sie nennen. Eine kürzere Kündigung oder eine bloße Mail beendet nichts: Sie müssen nicht gehen. Wer einziehen soll, muss das binnen eines Jahres tun und zwei Jahre bleiben, sonst können Sie 18 Monatsmieten fordern. Räumen darf nur ein Richter (Vrederechter).',
    dependsOn: 'der Art des Vertrags und wer einziehen soll',
  },
}
