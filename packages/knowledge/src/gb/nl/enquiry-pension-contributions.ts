/** Questions about pension money that an employer did not pay in: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_NL: Words = {
  'gb.ask-work.pension-unpaid': {
    says: 'Vergelijk uw loonstroken met het overzicht van uw pensioen. Wat van uw loon af gaat, moet er meestal uiterlijk de 22e van de volgende maand zijn. Vraag uw werkgever schriftelijk om de data. Zeg het tegen het pensioenfonds en meld het bij The Pensions Regulator. De Pensions Ombudsman kan uw werkgever laten betalen. Dat is gratis, en u hebt meestal drie jaar.',
  },
}
