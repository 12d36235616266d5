/** Questions about a home refused over a report on someone else or a false record: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_NL: Words = {
  'us.fact.screening-wrong-person': {
    says: 'Vraag het rapport op bij het bedrijf op het papier: gratis binnen 60 dagen na een afwijzing. Betwist schriftelijk wat niet van u is, met legitimatie en oude adressen. Het moet nakijken, meestal binnen 30 dagen, en wissen wat het niet kan bevestigen. Laat het verbeterde rapport naar de verhuurders sturen. Klaag bij CFPB. Verwisseling van personen kan voor de rechter.',
  },
}
