/** The Dutch words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_NL: Words = {
  'ie.kept.right-wear': {
    says: 'De verhuurder mag alleen geld houden voor open huur, rekeningen of schade boven normale slijtage. Hij moet dat aantonen.',
  },
  'ie.kept.right-rtb': {
    says: 'De Residential Tenancies Board (RTB) beslist over borg. Bemiddeling is gratis, zonder advocaat.',
  },
  'ie.kept.step-proof': {
    says: 'Vraag de rekening voor elk bedrag. Verzamel foto’s, inventarislijst en berichten.',
  },
  'ie.kept.step-write': {
    says: 'Schrijf welke bedragen u niet aanvaardt en waarom. Vraag de rest meteen.',
  },
  'ie.kept.option-rtb': {
    title: 'Naar de RTB gaan',
    cost: 'Bemiddeling gratis, klein bedrag voor een besluit.',
    time: 'Enkele weken of maanden.',
    risk: 'Klein.',
    bestFor: 'De verhuurder betaalt niet terug wat van u is.',
    says: 'Vraag het online aan met huurcontract, bewijs van de borg en foto’s. Threshold helpt gratis.',
  },
}
