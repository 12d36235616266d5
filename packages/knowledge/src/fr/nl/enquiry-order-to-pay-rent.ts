/** Questions about a formal order to pay rent: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_NL: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: 'Open alle post en doe iets binnen zes weken. Een huurcontract van vóór 29 juli 2023 waarin twee maanden staat, houdt er twee. Betaal, of spreek schriftelijk een plan af, en betaal de lopende huur weer. Vraag hulp aan FSL, CAF en ADIL (SOS loyers impayés 0 805 16 00 75, gratis). De winterrust stopt alleen de uitzetting zelf, van 1 november tot 31 maart: de zaak loopt door. Ga naar de zitting: de rechter kan tot drie jaar geven. Niemand wordt uitgezet zonder vonnis en bevel om te vertrekken.',
  },
}
