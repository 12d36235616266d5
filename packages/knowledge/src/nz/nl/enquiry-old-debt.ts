/** Questions about debts of many years ago: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_NL: Words = {
  'nz.ask.old-by-year': {
    says: 'Hij is zeer waarschijnlijk te oud. Zonder vonnis laat een rechter u zes jaar na de vervaldag niet meer betalen, als u dat zegt. Een betaling of getekende erkenning start de zes jaar opnieuw. Betaal, beloof en teken dus niets. Vraag schriftelijk bewijs en de dag van uw laatste betaling. Antwoord op tijd op stukken van de rechtbank: te oud. Hulp: MoneyTalks 0800 345 123.',
  },
}
