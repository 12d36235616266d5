/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'es.debt.step-check': {
    says: 'Controleer eerst de brief. Is de schuld van u? Klopt het bedrag? Hebt u betaald? Betaal, teken of bel niet voor u het weet.',
  },
  'es.debt.step-age': {
    says: 'Zoek de datum van uw laatste betaling en van oude aanmaningen. Is meer dan vijf jaar voorbij, vraag dan raad voor u antwoordt.',
  },
  'es.debt.step-write': {
    says: 'Antwoord schriftelijk, per aangetekende brief (burofax) of een e-mail die u kunt bewijzen. Vraag het contract, de lijst van bedragen en van wie de schuld is. Schrijf dat u haar niet erkent.',
  },
  'es.debt.step-essentials': {
    says: 'Betaal eerst uw huis, stroom, water en eten. Kijk dan wat overblijft. Een gratis adviseur kan u helpen.',
  },
  'es.debt.step-title-check': {
    says: 'Vraag een kopie van de uitspraak en het zaaknummer. Vraag dan aan de griffie of de zaak echt is.',
  },
  'es.debt.step-offer': {
    says: 'Bent u het schuldig, maak dan een budget. Bied wat u per maand kunt betalen en vraag de rente te stoppen. Zorg dat de afspraak op papier staat.',
  },
  'es.debt.step-one-sum': {
    says: 'Kunt u een kleiner bedrag ineens opbrengen, bied dat dan om de schuld te eindigen (quita). Zorg voor u betaalt dat op papier staat dat u niets meer schuldig bent.',
  },
  'es.debt.step-dispute': {
    says: 'Is het niet van u, of klopt het bedrag niet, schrijf dat dan en waarom. Stuur dezelfde brief naar het eerste bedrijf.',
  },
  'es.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Noteer elk telefoontje: de dag, de naam, wat er is gezegd.',
  },
  'es.debt.step-watch-court': {
    says: 'Open alle post. Een papier van de rechter (monitorio) is anders dan deze brief. Dan hebt u maar 20 werkdagen.',
  },
}
