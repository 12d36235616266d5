/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Zet de data en bedragen op papier: wanneer moest het betaald zijn, wat is betaald, wie schreef u.',
  },
  'fr.ask-debt.step-help': {
    says: 'Ga naar een Point conseil budget of een point-justice (3039). Beide zijn gratis.',
  },
  'fr.ask-debt.step-keep': { says: 'Bewaar brieven, enveloppen en betaalbewijzen.' },
  'fr.ask-debt.right-no-title': {
    says: 'Zonder executoriale titel (titre exécutoire) mag niemand beslag leggen op uw geld of spullen.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Incassokosten voor een uitspraak van de rechter hoeft u niet te betalen.',
  },
  'fr.ask-debt.right-time': { says: 'Een rechter kan u tot twee jaar geven om te betalen.' },
  'fr.ask-debt.option-help': {
    title: 'Naar een gratis schuldadviseur gaan',
    says: 'Een Point conseil budget bekijkt al uw schulden met u.',
    cost: 'Niets.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'Iedereen met schulden.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Een klein maandbedrag bieden',
    says: 'Bied schriftelijk wat u kunt volhouden. Kijk eerst hoe oud de schuld is.',
    cost: 'Wat u biedt.',
    time: 'Een avond.',
    risk: 'Het kan bij een oude schuld de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en het is van kort geleden.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'De schuldhulp van de Banque de France (surendettement) is gratis en kan beslag stoppen.',
    learnMore: 'Betaal nooit een bedrijf dat dit voor u wil doen.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Stukken die een deurwaarder (commissaire de justice) brengt, hebben korte termijnen. Laat ze niet ongelezen.',
  },
  'fr.ask-debt.right-proof': { says: 'Wie een schuld eist, moet ze bewijzen.' },
  'fr.ask-debt.spouse': {
    says: 'Getrouwde mensen zijn allebei schulden voor huis en kinderen schuldig. Een grote lening die maar één van de twee tekende, is van die persoon.',
    dependsOn: 'waar de schuld voor was',
  },
  'fr.ask-debt.inherited': {
    says: 'U mag de erfenis weigeren, of aanvaarden tot wat ze waard is. Aanvaardt u ze helemaal, dan neemt u ook de schulden over.',
    dependsOn: 'of u de erfenis aanvaardt',
  },
}
