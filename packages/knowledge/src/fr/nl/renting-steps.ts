/** The Dutch words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_WORDS: Words = {
  'fr.home.step-stay': {
    says: 'Vertrek nog niet en geef de sleutels nog niet terug. Vraag eerst advies.',
  },
  'fr.home.step-adil': {
    says: 'Bel de ADIL of SOS loyers impayés (0 805 16 00 75). Het is gratis en zij kennen de helpers in uw buurt.',
  },
  'fr.home.step-fsl': {
    says: 'Vraag een maatschappelijk werker om hulp van het huisvestingsfonds (FSL). Zeg het ook de CAF, zodat de huurtoeslag doorloopt.',
  },
  'fr.home.step-pay-rent': {
    says: 'Betaal de lopende huur als u kunt. Daar kijkt een rechter eerst naar.',
  },
  'fr.home.step-plan': {
    says: 'Bied schriftelijk de huur plus een klein maandbedrag. Bewaar bewijs van elke betaling.',
  },
  'fr.home.step-dispute': {
    says: 'Vraag een huuroverzicht en controleer elke maand, elke betaling en de jaarlijkse afrekening van de servicekosten.',
  },
}
