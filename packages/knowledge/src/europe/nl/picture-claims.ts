/** The Dutch words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_NL: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'Ze zeggen dat u een foto of tekst zonder toestemming gebruikte. Ze willen dat u het weghaalt, en geld.',
  },
  who: {
    says: 'Een bedrijf of advocaat schrijft voor de maker van het werk. Het is geen rechter.',
  },
  reality: {
    says: 'Dit is een eis en geen vonnis. Is het werk van hen, dan kan er iets te betalen zijn, maar vaak minder dan ze vragen.',
  },
  'not-yet': { says: 'Niemand kan nu geld van u afnemen. Eerst moet een rechter beslissen.' },
  'right-proof': {
    says: 'Ze moeten bewijzen dat het werk van hen is en dat u het gebruikte. Vraag beide schriftelijk.',
  },
  'right-sum': {
    says: 'Het bedrag moet passen bij de schade, vaak de prijs van een licentie. Vraag hoe ze het berekenden.',
  },
  'right-quote': {
    says: 'De wet laat u een deel van een werk met bron citeren als u erover schrijft.',
  },
  'step-keep': {
    says: 'Bewaar een foto van de pagina en haal dan het werk weg. Schrijf op waar u het vandaan hebt.',
  },
  'step-licence': {
    says: 'Zoek een licentie, een rekening of de voorwaarden van de site waar het vandaan komt.',
  },
  'step-sign-nothing': { says: 'Teken nog niets. Een getekende belofte kan u jaren binden.' },
  'option-proof': {
    says: 'Vraag wie het werk maakte, sinds wanneer u het zou gebruiken en hoe het bedrag tot stand kwam.',
    title: 'Vraag om bewijs',
    cost: 'Een postzegel.',
    time: 'Voor hun datum.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U weet niet of het klopt.',
  },
  'option-offer': {
    says: 'Bied de prijs van een licentie om alles af te sluiten. Erken geen schuld.',
    title: 'Bied een eerlijk bedrag',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Enkele weken.',
    risk: 'Ze willen misschien meer.',
    bestFor: 'U hebt het werk gebruikt.',
  },
}
