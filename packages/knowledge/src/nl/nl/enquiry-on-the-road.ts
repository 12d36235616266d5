/** Questions about fines and parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'nl.ask.fine': {
    says: 'Ga binnen zes weken gratis in beroep bij de officier van justitie. Kunt u niet alles betalen? Vraag het CJIB een regeling.',
  },
  'nl.ask.private-parking': {
    says: 'Een boete van een bedrijf is een zaak van contract en geen boete van de staat. Het bedrijf moet het bewijzen, en een rechter kan de boete verlagen.',
    dependsOn: 'of u reed en de voorwaarden kon lezen.',
  },
  'nl.ask.parking-tax': {
    says: 'Maak binnen zes weken gratis bezwaar bij uw gemeente, met bewijs zoals een ticket, vergunning of foto’s. De extra kosten hebben elk jaar een maximum. Na een nee kunt u naar de belastingrechter.',
  },
  'nl.ask.parking-paid': {
    says: 'Stuur het bewijs van betaling mee. Is het een belasting van de gemeente (naheffingsaanslag)? Maak gratis bezwaar bij de gemeente, binnen zes weken. Komt het van het CJIB? Ga gratis in beroep bij de officier van justitie, binnen zes weken.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wie de auto had',
    says: 'De boete gaat naar de kentekenhouder, wie er ook reed, en er zijn geen punten. U komt er alleen onderuit als de auto gestolen, verhuurd of al verkocht was. Ga dan binnen zes weken in beroep, met bewijs, gratis.',
  },
  'nl.ask.fine-unpaid': {
    says: 'De boete gaat met de helft omhoog en verdubbelt dan. Daarna komt een deurwaarder, geld van uw rekening of verlies van uw rijbewijs. Alleen een rechter kan gijzeling toestaan. Vraag het CJIB nu om een regeling; hebt u geen geld, laat dat zien.',
  },
}
