/** Questions about fines and parking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'nl.ask.fine': {
    says: 'Ga binnen zes weken na de eerste brief gratis in beroep bij de officier van justitie. Is de boete al verhoogd, dan is het meestal te laat, tenzij die brief nooit kwam: zeg dat dan meteen. Kunt u niet alles betalen? Vraag het CJIB een regeling.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wie de auto had',
    says: 'De boete gaat naar de kentekenhouder, wie er ook reed, en er zijn geen punten. U komt er alleen onderuit als de auto gestolen was, door een verhuurbedrijf tot drie maanden verhuurd was, of al verkocht was. Ga dan binnen zes weken in beroep, met bewijs, gratis.',
  },
  'nl.ask.fine-unpaid': {
    says: 'De boete gaat met de helft omhoog en verdubbelt dan. Daarna komt een deurwaarder, geld van uw rekening of verlies van uw rijbewijs. Alleen een rechter kan gijzeling toestaan. Vraag het CJIB nu om een regeling; hebt u geen geld, laat dat zien.',
  },
  'nl.ask.sold-car': {
    says: 'Zolang hij bij de RDW op uw naam staat, komen boetes, wegenbelasting en verzekeringsplicht bij u. Vraag de RDW vandaag om dat te beëindigen (vervallen tenaamstelling): het werkt niet terug. Ga tegen elke boete binnen zes weken in beroep, gratis. Het bewijs dat telt is het vrijwaringsbewijs. Stuur ook briefjes en berichten mee. Te laat? Zeg waarom. Meld het ook bij de Belastingdienst. Alleen een rechter mag u laten gijzelen, nadat u bent gehoord: toon dat u niet kunt betalen, en vraag het CJIB om een regeling.',
  },
}
