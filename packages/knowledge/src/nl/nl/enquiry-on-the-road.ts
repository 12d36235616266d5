/** Questions about fines and parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'nl.ask.fine': {
    says: 'Ga binnen zes weken gratis in beroep bij de officier van justitie. Kunt u niet alles betalen? Vraag het CJIB een regeling.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wie de auto had',
    says: 'De boete gaat naar de kentekenhouder, wie er ook reed, en er zijn geen punten. U komt er alleen onderuit als de auto gestolen, verhuurd of al verkocht was. Ga dan binnen zes weken in beroep, met bewijs, gratis.',
  },
  'nl.ask.fine-unpaid': {
    says: 'De boete gaat met de helft omhoog en verdubbelt dan. Daarna komt een deurwaarder, geld van uw rekening of verlies van uw rijbewijs. Alleen een rechter kan gijzeling toestaan. Vraag het CJIB nu om een regeling; hebt u geen geld, laat dat zien.',
  },
}
