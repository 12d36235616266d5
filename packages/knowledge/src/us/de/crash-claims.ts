/** The German words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_DE: Words = {
  'us.crash.right-proof': {
    says: 'Niemand schuldet das nur, weil eine Versicherung es sagt. Verlangen Sie den Polizeibericht, Fotos, die Reparaturrechnung und warum Sie schuld sein sollen.',
  },
  'us.crash.right-shared': {
    says: 'In den meisten Bundesstaaten sinkt die Summe um den Anteil der Schuld des anderen Fahrers. In wenigen beendet jede Schuld von ihm den Anspruch.',
  },
  'us.crash.right-time': {
    says: 'Die Zeit, wegen eines Unfalls zu klagen, ist kurz, meist zwei oder drei Jahre.',
  },
  'us.crash.step-insurer': {
    says: 'Schicken Sie diesen Brief heute an Ihre eigene Autoversicherung. Sie muss sich meist darum kümmern und Sie verteidigen.',
  },
}
