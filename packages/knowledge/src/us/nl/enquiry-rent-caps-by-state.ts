/** The Dutch words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_NL: Words = {
  'us.fact.rent-cap-washington': {
    says: 'In Washington mag de huur in 12 maanden hoogstens 7% plus inflatie stijgen, nooit meer dan 10%. Nodig is 90 dagen schriftelijk op het formulier, en in het eerste jaar niets. Woningen jonger dan 12 jaar en enkele andere vallen erbuiten. Betaal de oude huur, maak schriftelijk bezwaar en klaag bij de attorney general.',
  },
  'us.state.or.ask-rent-cap': {
    says: 'In Oregon mag de huur eens per 12 maanden stijgen, hoogstens 7% plus inflatie en nooit meer dan 10%. Nodig is 90 dagen schriftelijk, en in het eerste jaar niets. Woningen jonger dan 15 jaar vallen erbuiten. Is het te veel, zeg het schriftelijk, betaal de oude huur en bel legal aid.',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'In Californië mag de huur in 12 maanden meestal hoogstens 5% plus inflatie stijgen, nooit meer dan 10%. Nodig is 30 dagen schriftelijk. Woningen jonger dan 15 jaar en veel losse huizen vallen erbuiten. Sommige steden staan minder toe. Is het te veel, maak schriftelijk bezwaar en vraag de stad of legal aid.',
  },
  'us.ask-state.no-rent-cap': {
    says: 'Uw staat kent voor de meeste huren geen plafond. Tijdens een vast contract blijft de huur, tenzij er iets anders staat. Daarna, of per maand, mag zij stijgen na een brief, meestal 30 dagen. Zij mag niet stijgen om een klacht te straffen. Onderhandel voordat u antwoordt.',
    dependsOn: 'of uw contract nog loopt',
  },
}
