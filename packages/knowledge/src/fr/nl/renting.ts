/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Ze willen de achterstallige huur, of een plan. Deze brief beëindigt uw huur niet.',
  },
  'fr.home.want-other': {
    says: 'Ze willen dat u uw woning verlaat, of zeggen dat ze daarvoor naar de rechter gaan.',
  },
  'fr.home.who': {
    says: 'Een verhuurder of makelaar is een particulier of bedrijf. Alleen een rechter kan uw recht om te blijven beëindigen. Alleen een deurwaarder (commissaire de justice) met een vonnis mag uitzetten.',
  },
  'fr.home.reality': {
    says: 'Een brief zet niemand uit. Er is een rechter nodig, dan een deurwaarder (commissaire de justice), dan meestal politiehulp van de prefect. Dat duurt maanden.',
  },
  'fr.home.not-yet': {
    says: 'Ze kunnen u nu niet uitzetten. Ze hebben een vonnis nodig, een bevel om te vertrekken en dan meestal twee maanden.',
  },
  'fr.home.not-yet-winter': {
    says: 'Van 1 november tot 31 maart mag meestal geen huurder worden uitgezet (trêve hivernale). Huur en rechtszaak gaan door.',
  },
  'fr.home.rights-summary': {
    says: 'U mag blijven tot een rechter beslist. U kunt tijd vragen, hulp met de huur en een gratis advocaat.',
  },
  'fr.home.know-three-years': {
    says: 'Een rechter kan tot drie jaar geven voor achterstallige huur, als u voor de zitting de lopende huur weer betaalt.',
    learnMore: 'Betaal de volgende huur volledig, ook als de schuld blijft.',
  },
  'fr.home.right-judge': {
    says: 'Alleen een rechter kan uw verblijf beëindigen, en alleen een deurwaarder (commissaire de justice) mag het uitvoeren.',
  },
  'fr.home.right-no-force': {
    says: 'Een verhuurder die de sloten vervangt of u eruit dwingt, pleegt een misdrijf: tot drie jaar gevangenis en €30.000. Bel de politie (17).',
  },
  'fr.home.right-winter': {
    says: 'U hebt recht op de winterstop (trêve hivernale): meestal geen uitzetting van 1 november tot 31 maart.',
  },
  'fr.home.right-three-years': {
    says: 'U hebt het recht de rechter tot drie jaar te vragen om huurschuld te betalen, als u de huur weer betaalt.',
  },
  'fr.home.warn-hearing': {
    says: 'Komt er een dagvaarding (assignation), ga dan naar de zitting. Men biedt u een sociaal onderzoek aan: doe mee, het helpt u.',
  },
  'fr.home.insight-costs': {
    says: 'De brief telt kosten of boetes op. Bij huur van een woning mag men kosten voor herinneringen en boetes niet bij de huurder leggen.',
    actionable: 'Betaal alleen de huur en servicekosten, en zeg schriftelijk waarom.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Vraag dat uw zaak naar de commissie tegen uitzetting (CCAPEX) gaat. Die brengt verhuurder, CAF en maatschappelijk werkers bij elkaar.',
    risk: 'Geen.',
    notWhen: 'Een zitting is over enkele dagen: ga eerst naar een advocaat.',
  },
  'fr.home.myth-winter-free': {
    says: 'De winterstop (trêve hivernale) stopt de uitzetting, niet de huur. De schuld groeit en de rechtszaak gaat door.',
  },
  'fr.home.myth-lock': {
    says: 'Nee. Een verhuurder mag de sloten niet vervangen, water of stroom niet afsluiten en uw spullen niet buitenzetten.',
  },
}
