/** German: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_DE: Words = {
  'gb.ask-debt.missed-hearing': {
    says: 'Handeln Sie jetzt: Das Urteil gilt, bis ein Gericht es aufhebt. Rufen Sie das Gericht an: Was wurde entschieden? Schicken Sie sofort Formular N244. Zeigen Sie einen guten Grund für Ihr Fehlen und eine echte Chance. Bei einer small claim: 14 Tage nach Erhalt des Urteils. Nie geantwortet? Dann zählt die Chance am meisten. Es kostet; EX160 kann helfen. Oder alles in einem Monat zahlen: Eintrag weg.',
  },
}
