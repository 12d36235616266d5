/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_WORDS: Words = {
  'fr.home.officer-leave': {
    says: 'Een rechter heeft uitzetting bevolen. De deurwaarder zegt dat u moet vertrekken (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Dit bevel alleen beëindigt uw huur niet en zet u niet uit. Het start een tijd om te betalen of hulp te vragen. Alleen een rechter kan beslissen.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Er is een beslissing van de rechter, dus dit is dringend. U hebt nog tijd, helpers en een rechter die meer tijd kan geven.',
  },
  'fr.home.officer-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Bel vandaag SOS loyers impayés (0 805 16 00 75) of uw ADIL. Het is gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Vraag een maatschappelijk werker naar het huisvestingsfonds (FSL) en zeg het de CAF. Betaal de lopende huur als u kunt.',
  },
  'fr.home.officer-time': {
    says: "Vraag de executierechter (juge de l'exécution) meer tijd om te vertrekken: van één maand tot één jaar. Toon uw zoektocht naar een woning.",
  },
  'fr.home.officer-three-years': {
    says: 'U hebt het recht de rechter tot drie jaar te vragen om huurschuld te betalen, als u de huur weer betaalt.',
  },
  'fr.home.officer-right-winter': {
    says: 'U hebt recht op de winterstop (trêve hivernale): meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.officer-rights': {
    says: 'U mag blijven tot een rechter beslist. U kunt tijd vragen, hulp met de huur en een gratis advocaat.',
  },
  'fr.home.officer-option-help': {
    title: 'Gratis hulp bij wonen vragen',
    says: 'De ADIL, een maatschappelijk werker en het huisvestingsfonds (FSL) kunnen veel uitzettingen stoppen.',
    cost: 'Niets.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met huurachterstand of een opzegging.',
  },
}
