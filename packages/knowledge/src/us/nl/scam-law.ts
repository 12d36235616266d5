/** The Dutch words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_NL: Words = {
  'us.rescue.want': {
    says: 'Zij willen geld, of uw hypotheekbetalingen, voor een belofte om gedwongen verkoop (foreclosure) te stoppen. Dit is een bekende truc bij huiseigenaren.',
  },
  'us.rescue.reality': {
    says: 'Geen bedrijf kan beloven gedwongen verkoop (foreclosure) te stoppen. Hulp van een door HUD erkende adviseur is gratis.',
  },
  'us.rescue.right-no-fee': {
    says: 'Een bedrijf dat hulp bij de hypotheek aanbiedt, mag geen geld vragen voor u een schriftelijk aanbod van uw geldgever tekent.',
  },
  'us.rescue.right-talk': {
    says: 'Niemand mag zeggen dat u niet meer met uw geldgever mag praten. Zij moeten u ook waarschuwen dat u uw huis kunt verliezen als u stopt met betalen.',
  },
  'us.rescue.right-deception': {
    says: 'Valse beloften in de handel zijn tegen de federale wet. U kunt ze melden op reportfraud.ftc.gov.',
  },
  'us.rescue.right-state': {
    says: 'Veel staten hebben wetten over adviseurs bij gedwongen verkoop (foreclosure consultants). Vaak mag u annuleren en mogen zij geen geld vooraf vragen.',
  },
  'us.rescue.step': {
    says: 'Betaal niets en teken niets. Bel uw hypotheekbedrijf op het nummer van uw overzicht, en een HUD-adviseur op 888-995-4673.',
  },
  'us.rescue.option': {
    says: 'Vraag gratis hulp van een door HUD erkende adviseur en meld het aanbod.',
    title: 'Gratis hulp krijgen en het melden',
    cost: 'Gratis',
    time: 'Vandaag',
    risk: 'Geen.',
    bestFor: 'U bent achter met de hypotheek.',
  },
  'us.prize.right-mail': {
    says: 'Een echte prijs is gratis. In post over prijzen moet staan dat u niets hoeft te kopen en wat uw kansen zijn.',
  },
  'us.prize.right-call': {
    says: 'Een beller moet u zeggen dat u niets betaalt om een prijs te winnen. U kunt een beller die om geld vraagt melden.',
  },
  'us.prize.reality': {
    says: 'U kunt geen trekking winnen waaraan u nooit meedeed. Echte prijsbedrijven vragen nooit eerst om geld of codes.',
  },
  'us.prize.want': {
    says: 'Zij willen dat u hun site opent of betaalt voor een prijs die er niet is.',
  },
  'us.prize.step': {
    says: 'Open de link niet en voer geen code in. Wis het, en meld het bij de FTC.',
  },
  'us.scam.right-fraud-crime': {
    says: 'Mensen bedriegen per telefoon, sms, e-mail of internet is een federale misdaad (wire fraud). U deed niets fout. Meld het op ic3.gov.',
  },
  'us.scam.right-mail-fraud': {
    says: 'Mensen bedriegen per post is een federale misdaad (mail fraud). Meld het bij de Postal Inspection Service op uspis.gov.',
  },
  'us.scam.right-impersonation': {
    says: 'Doen alsof je een openbaar kantoor of een bekend bedrijf bent om geld te krijgen, is tegen een federale regel.',
  },
  'us.scam.right-ftc-act': {
    says: 'Misleiding in de handel is tegen de wet. Meld het op reportfraud.ftc.gov.',
  },
}
