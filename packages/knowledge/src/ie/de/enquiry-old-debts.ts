/** The German words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_DE: Words = {
  'ie.ask.old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebener Zettel startet sie neu. Ein Urteil gilt zwölf Jahre.',
    dependsOn: 'der Tag, an dem Sie zuletzt gezahlt oder die Schuld schriftlich zugegeben haben',
  },
}
