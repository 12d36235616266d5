/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_NL } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_NL: Words = {
  ...ENQUIRY_CRIMINAL_NL,
  'nl.ask.no-written-contract': {
    says: 'U hebt ook zonder papier alle rechten: loon, minimumloon, verlof, loon bij ziekte en bescherming tegen ontslag. Betaald werk onder een baas is volgens de wet een contract. Drie maanden elke week werk telt zo zonder meer bewijs. Een proeftijd zonder papier is ongeldig. De werkgever moet u de hoofdzaken schriftelijk geven. Bewaar berichten, bankafschriften en namen. Vraag het Juridisch Loket.',
  },
  'nl.ask.spoken-lease': {
    says: 'Een mondeling huurcontract telt. U hebt de rechten van elke huurder: huurbescherming, reparaties en een toets van de huur door de Huurcommissie. Sinds 1 juli 2023 moet de verhuurder een nieuw contract op schrift zetten. Zo niet, meld dat bij de gemeente (meldpunt goed verhuurderschap). Bewaar betalingen en berichten.',
  },
  'nl.ask.prison-debt': {
    says: 'Niet voor een gewone schuld zoals een lening, huur of rekening. Een deurwaarder kan met een vonnis spullen of een deel van uw loon in beslag nemen, meer niet. Voor straffen en boetes van het CJIB geldt iets anders: meld u meteen als u niet kunt betalen, en vraag een regeling. Bij alimentatie kan een rechter opsluiten wie kan betalen maar niet wil. Te veel schulden? Uw gemeente moet gratis helpen.',
  },
  'nl.ask.phone-searched': {
    says: 'Niet zomaar. Bij een verdenking mag de politie de telefoon meenemen. Maar om foto’s, berichten of plaatsen te bekijken is meestal eerst toestemming van een rechter (rechter-commissaris) nodig, behalve bij grote haast. U mag zelf ja zeggen, maar dat hoeft niet. Uw code hoeft u niet te geven; men mag uw vinger erop leggen. Zeg niets over de zaak en vraag eerst een advocaat.',
  },
}
