/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'ie.debt.want': { says: 'Deze brief vraagt alleen. Hij kan u op zich niet laten betalen.' },
  'ie.debt.reality': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Niemand kan daardoor uw spullen nemen.',
  },
  'ie.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten en aanbieden wat u kunt betalen. Niemand mag u lastigvallen.',
  },
  'ie.debt.no-goods-yet': {
    says: 'Ze kunnen uw spullen niet nemen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis dat niet betaald is. Voor een auto op huurkoop (hire purchase) ligt dat anders.',
  },
  'ie.debt.no-wages': {
    says: 'In Ierland kan een gewone schuldeiser geen geld van uw loon laten nemen. Dat is voor alimentatie, belasting en sommige uitkeringsschulden.',
  },
  'ie.debt.know-old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, laat de tijd opnieuw beginnen.',
    learnMore:
      'Zoek de datum waarop u het laatst betaalde of schreef. Doe dit voordat u iets betaalt of tekent.',
  },
  'ie.debt.right-proof': {
    says: 'U kunt bewijs vragen: het contract, de overzichten en hoe het bedrag is opgebouwd.',
  },
  'ie.debt.opt-proof': {
    says: 'Vraag het contract en de overzichten. Betaal niets totdat u ze gezien hebt.',
    title: 'Om bewijs vragen',
    cost: 'Gratis.',
    time: 'Eén brief. Dan enkele weken.',
    risk: 'Laag. Ze kunnen toch naar de rechter gaan, dus let op papieren van de rechtbank.',
    bestFor: 'U weet niet zeker of het van u is, of het bedrag lijkt verkeerd.',
  },
  'ie.debt.opt-plan': {
    says: 'Bied een bedrag per week of maand aan, of één kleiner bedrag om het te beëindigen. Vraag het op papier voordat u betaalt.',
    title: 'Een betalingsplan aanbieden',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen tot weken.',
    risk: 'Een betaling kan de termijn opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig, en het is niet te oud.',
  },
  'ie.debt.opt-insolvency': {
    says: 'Een Debt Relief Notice, een schikking of een faillissement kan schulden beëindigen. MABS of een Personal Insolvency Practitioner kan zeggen welke.',
    title: 'Vragen naar oplossingen bij te veel schulden',
    cost: 'Vragen is vaak gratis.',
    time: 'Maanden.',
    risk: 'Het staat in een openbaar register en schaadt uw krediet.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'ie.debt.insight-restart': {
    says: 'Zelfs een kleine betaling of een getekend briefje kan de zes jaar opnieuw laten beginnen.',
    actionable: 'Kijk hoe oud de schuld is voordat u betaalt of schrijft dat u het schuldig bent.',
  },
  'ie.debt.myth-prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent. Alleen wie kan betalen en een bevel van de rechter weigert, loopt risico, na een zitting.',
  },
  'ie.debt.myth-things': {
    says: 'Een incassobureau (debt collector) kan uw spullen niet nemen of binnenkomen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis. Voor een auto op huurkoop (hire purchase) ligt dat anders.',
  },
  'ie.debt.myth-wages': {
    says: 'Een gewone schuldeiser kan in Ierland geen geld van uw loon nemen. Belasting, alimentatie en sommige uitkeringsschulden zijn anders.',
  },
  'ie.debt.element-creditor': {
    says: 'Ze moeten zeggen wie u het schuldig bent.',
    name: 'Wie u het schuldig bent',
    ifMissing: 'De brief zegt niet wie u het schuldig bent. Vraag het voordat u betaalt.',
  },
  'ie.debt.element-sum': {
    says: 'Ze moeten zeggen hoeveel ze eisen.',
    name: 'Hoeveel',
    ifMissing: 'De brief noemt geen duidelijk bedrag. Vraag een volledig overzicht.',
  },
  'ie.debt.right-insolvency': {
    says: 'Kunt u niet betalen, dan kent de wet uitwegen. Een Debt Relief Notice kan schulden tot € 35.000 beëindigen. Een schuldregelaar (insolvency practitioner) kan voor grotere een plan maken.',
  },
  'ie.debt.right-bad-work': {
    says: 'Was het werk slecht of niet af? Zeg het schriftelijk met foto’s. U kunt vragen het te herstellen, of een lagere prijs vragen.',
  },
}
