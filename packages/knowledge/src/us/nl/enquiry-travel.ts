/** The Dutch words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_NL: Words = {
  'us.ask-consumer.flight': {
    says: 'Als de luchtvaartmaatschappij annuleert of uw vlucht sterk wijzigt en u reist niet, moet zij uw geld teruggeven. Binnen 7 werkdagen bij een kaart.',
  },
  'us.ask-life.luggage': {
    says: 'De luchtvaartmaatschappij moet voor verloren, late of kapotte bagage betalen tot een grens. Meld het meteen, bewaar bonnen, en schrijf binnen 7 dagen bij schade of 21 bij vertraging.',
  },
}
