/** Rent debts and the way to an eviction: the ways out. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_WORDS: Words = {
  'fr.home.option-plan': {
    title: 'Een huurplan afspreken',
    says: 'Bied de huur plus een bedrag voor de schuld, door beiden getekend.',
    cost: 'Wat u biedt.',
    time: 'Een avond.',
    risk: 'Houdt u zich er niet aan, dan gaan ze door.',
    bestFor: 'U kunt de lopende huur betalen.',
  },
  'fr.home.option-help': {
    title: 'Gratis hulp bij wonen vragen',
    says: 'De ADIL, een maatschappelijk werker en het huisvestingsfonds (FSL) kunnen veel uitzettingen stoppen.',
    cost: 'Niets.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met huurachterstand of een opzegging.',
  },
  'fr.home.option-court': {
    title: 'Naar de zitting gaan',
    says: 'Vertel de rechter uw kant en vraag tijd. U hebt geen advocaat nodig.',
    cost: 'Niets.',
    time: 'Een halve dag.',
    risk: 'Blijft u weg, dan beslist de rechter alleen.',
    bestFor: 'U hebt een zittingsdatum.',
  },
  'fr.home.option-overdebt': {
    title: 'Hulp bij te veel schulden vragen',
    says: 'De Banque de France kan huurschulden meenemen (surendettement). Een rechter kan een uitzetting dan een tijd stoppen.',
    cost: 'Niets.',
    time: 'Tot drie maanden.',
    risk: 'U moet de lopende huur betalen.',
    bestFor: 'U hebt huurschulden en andere.',
  },
}
