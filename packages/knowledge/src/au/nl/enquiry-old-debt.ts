/** Questions about debts of many years ago: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_NL: Words = {
  'au.ask.old-nsw': {
    says: 'In New South Wales vervalt zo’n schuld zes jaar na de vervaldag, of na uw laatste betaling of getekende erkenning, als geen rechter besliste. Dan bent u niets schuldig. Betaal, beloof en teken dus niets. Vraag schriftelijk om bewijs en de dag van uw laatste betaling. Komt er een stuk van de rechtbank, antwoord dan op tijd: te oud. AFCA is gratis.',
  },
  'au.ask.old-by-year': {
    says: 'Hij is zeer waarschijnlijk te oud. Zonder vonnis laat een rechter u niet meer betalen na zes jaar vanaf de vervaldag, uw laatste betaling of getekende erkenning (drie in het Northern Territory). Betaal, beloof en teken niets: dat kan de tijd opnieuw starten. Vraag schriftelijk om bewijs en de dag van de laatste betaling. Antwoord op tijd op stukken van de rechtbank. AFCA is gratis.',
  },
}
