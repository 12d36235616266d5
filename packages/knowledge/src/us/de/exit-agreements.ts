/** The German words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_DE: Words = {
  'us.exit.right-warn': {
    says: 'Bei einer Massenentlassung oder Schließung schulden Firmen mit 100 Beschäftigten meist 60 Tage Ankündigung. Ist sie zu kurz, kann das Lohn für die fehlenden Tage bedeuten.',
  },
  'us.exit.right-cobra': {
    says: 'In Firmen ab 20 Beschäftigten können Sie die Krankenversicherung meist 18 Monate auf eigene Kosten behalten. Sie haben 60 Tage Zeit, sich zu entscheiden.',
  },
  'us.exit.right-charge': {
    says: 'Ein Verzicht (release) kann Sie nicht daran hindern, sich bei der EEOC zu beschweren. Die Beschwerde (charge) ist innerhalb von 180 Tagen fällig, in den meisten Staaten 300.',
  },
}
