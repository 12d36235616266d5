/** Decisions of private insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'de.supply.ins-want': {
    says: 'Uw verzekeraar weigert te betalen, betaalt maar een deel, of vraagt meer feiten.',
  },
  'de.supply.ins-who': {
    says: 'Dit is een particuliere verzekeraar. Zijn nee is alleen zijn mening. Een ombudsman of rechter kan anders beslissen.',
  },
  'de.supply.ins-reality': {
    says: 'Een eerste nee is vaak niet het laatste woord. Vraag de precieze bepaling en de redenen.',
  },
  'de.supply.ins-rights': {
    says: 'U mag redenen vragen, bewijs sturen, en de gratis ombudsman gebruiken.',
  },
  'de.supply.ins-not-yet': {
    says: 'Uw claim is met deze brief niet verloren. U hebt drie jaar, geteld vanaf het einde van het jaar, en gesprekken stoppen de klok.',
  },
  'de.supply.ins-step-reasons': {
    says: 'Vraag schriftelijk: welke bepaling, welke feiten, welk rapport van een deskundige? Vraag een kopie van het rapport.',
  },
  'de.supply.ins-step-proof': {
    says: 'Stuur foto’s, rekeningen, brieven van artsen en getuigen. Zeg de waarheid en bewaar kopieën.',
  },
  'de.supply.ins-step-ombudsman': {
    says: 'Klaag bij de verzekeraar. Ga na zes weken of een nee naar de ombudsman. Voor u is het gratis.',
  },
  'de.supply.ins-option-complain': {
    says: 'Stuur het nee en uw bewijs. Leden moeten zijn beslissing tot € 10.000 aanvaarden.',
    title: 'Naar de verzekeringsombudsman gaan',
    cost: 'Gratis.',
    time: 'Enkele maanden. De termijn staat stil.',
    risk: 'Geen. De rechter blijft open.',
    bestFor: 'Claims tot € 10.000, waar het de verzekeraar kan binden.',
  },
  'de.supply.ins-option-dispute': {
    says: 'Beantwoord elke reden met een feit en geef een datum voor antwoord.',
    title: 'Met bewijs bezwaar maken',
    cost: 'Gratis.',
    time: 'Twee of drie weken.',
    risk: 'Bijna geen.',
    bestFor: 'De verzekeraar mist feiten of las het contract verkeerd.',
  },
  'de.supply.ins-option-help': {
    says: 'Laat een specialist het contract en het nee lezen.',
    title: 'Advies vragen',
    cost: 'Consumentencentrum: een klein bedrag. Advocaat: een bon met een laag inkomen.',
    time: 'Enkele dagen.',
    risk: 'Geen.',
    bestFor: 'Handicap, brand, ongeval of grote bedragen.',
  },
  'de.supply.ins-right-advance': {
    says: 'Duurt de controle langer dan een maand? Dan mag u deelbetalingen vragen.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'Hij kan zich alleen op een verkeerd antwoord beroepen als hij in tekst vroeg en u voor het gevolg waarschuwde.',
  },
  'de.supply.ins-right-clock': {
    says: 'Vanaf de dag dat u de schade meldt tot de schriftelijke beslissing staat de termijn stil.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Betaalt u de premie niet binnen twee weken na deze aanmaning, dan kunt u de dekking verliezen.',
  },
  'de.supply.ins-right-careless': {
    says: 'Bij grove nalatigheid mag hij alleen korten naar uw schuld. Hij moet dat bewijzen. Bij een kleine fout moet hij alles betalen.',
  },
}
