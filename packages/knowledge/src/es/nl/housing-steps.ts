/** The Dutch words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_NL: Words = {
  'es.home.step-read': {
    says: 'Zoek de datum van tekenen, wie de eigenaar is, en de reden in de brief. Die bepalen welke regel u helpt.',
  },
  'es.home.step-pay-now': {
    says: 'Bent u huur schuldig, betaal dan nu wat u kunt en voor 30 dagen na deze aanmaning. Bewaar bewijs.',
  },
  'es.home.step-write': {
    says: 'Antwoord per burofax of een e-mail die u kunt bewijzen. Zeg wat u niet aanvaardt en waarom.',
  },
  'es.home.step-keep-paying': {
    says: 'Blijf uw huur op tijd betalen per overschrijving. Huurschuld is de snelste weg om een huis te verliezen.',
  },
  'es.home.step-social': {
    says: 'Ga naar de sociale dienst en het woonbureau van uw stad of regio. Vraag huurhulp en een verslag van kwetsbaarheid.',
  },
  'es.home.step-offer': {
    says: 'Bied een plan: de huur van deze maand plus een deel van de schuld. Zorg dat het ja op papier staat.',
  },
  'es.home.step-dispute': {
    says: 'Klopt het bedrag niet, stuur dan uw betalingen en vraag een lijst per maand.',
  },
}
