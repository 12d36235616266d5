/** Rent debts, notice and eviction. Rent law is regional: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'be.home.want-rent': {
    says: 'Men wil de achterstallige huur, of een plan. Deze brief beëindigt de huur niet.',
  },
  'be.home.want-leave': { says: 'Men wil dat u vertrekt, of spreekt van de rechter.' },
  'be.home.who': {
    says: 'Een verhuurder is een privépersoon of bedrijf. Alleen de vrederechter kan de huur beëindigen voor schulden.',
  },
  'be.home.reality': {
    says: 'Een brief zet niemand uit. Er is een vonnis nodig, en dan meestal een maand na de betekening.',
  },
  'be.home.not-yet': {
    says: 'Men kan u nu niet uitzetten. Er is een vonnis en een deurwaarder nodig.',
  },
  'be.home.rights': {
    says: 'U mag blijven tot het vonnis, tijd vragen en hulp krijgen van het OCMW.',
  },
  'be.home.know-brussels-winter': {
    says: 'In Brussel mogen de meeste uithuiszettingen niet van 1 november tot 15 maart.',
  },
  'be.home.step-stay': { says: 'Vertrek niet en hou de sleutels. Vraag eerst advies.' },
  'be.home.step-cpas': { says: 'Vraag uw OCMW hulp met de huur en het gesprek met de verhuurder.' },
  'be.home.step-pay': {
    says: 'Betaal de lopende huur en stel schriftelijk een kleine maandsom voor.',
  },
  'be.home.step-hearing': {
    says: 'Komt er een papier van de rechtbank, ga naar de zitting en vraag tijd.',
  },
  'be.home.right-judge': {
    says: 'Alleen een rechter kan uitzetting bevelen, en alleen een deurwaarder voert uit.',
  },
  'be.home.right-home': {
    says: 'Uw woning is beschermd. Een verhuurder mag niet binnenkomen, sloten vervangen of nutsvoorzieningen afsluiten.',
  },
  'be.home.right-month': {
    says: 'U hebt meestal één maand na de betekening van het vonnis. De rechter kan meer of minder geven.',
  },
  'be.home.right-brussels': {
    says: 'In Brussel moet de verhuurder eerst een ingebrekestelling met afrekening sturen en een maand wachten.',
  },
  'be.home.right-notice-flanders': {
    says: 'In Vlaanderen zegt de verhuurder een huur van negen jaar op met zes maanden, alleen in de wettelijke gevallen.',
  },
  'be.home.right-notice-wallonia': {
    says: 'In Wallonië zegt de verhuurder een huur van negen jaar op met zes maanden, alleen in de wettelijke gevallen.',
  },
  'be.home.right-notice-brussels': {
    says: 'In Brussel zegt de verhuurder een huur van negen jaar op met zes maanden, alleen in de wettelijke gevallen.',
  },
  'be.home.option-plan': {
    title: 'Een afbetalingsplan afspreken',
    says: 'Stel schriftelijk de huur plus een som voor.',
    cost: 'Wat u voorstelt.',
    time: 'Een avond.',
    risk: 'U moet het volhouden.',
    bestFor: 'U kunt de lopende huur betalen.',
  },
  'be.home.option-help': {
    title: 'OCMW en huurdersbond vragen',
    says: 'Ze helpen met geld, brieven en overleg.',
    cost: 'Niets of een kleine bijdrage.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met huurachterstand.',
  },
  'be.home.option-court': {
    title: 'Naar de vrederechter gaan',
    says: 'Vertel uw kant en vraag tijd. Een advocaat is niet verplicht.',
    cost: 'Niets.',
    time: 'Een voormiddag.',
    risk: 'Zonder u beslist de rechter alleen.',
    bestFor: 'U hebt een zittingsdatum.',
  },
  'be.home.claim-right': {
    says: 'Het OCMW krijgt bericht van de zaak en biedt hulp aan. Ga naar de zitting: de rechter kan u tijd geven. Een uithuiszetting komt meestal ten vroegste een maand na de betekening van het vonnis.',
  },
  'be.home.know-region': {
    says: 'Elk gewest heeft zijn eigen huurwet. In alle drie beëindigt een verhuurder een lang contract alleen met opzegtermijn en in de gevallen van de wet.',
  },
  'be.home.right-notice-all': {
    says: 'Een contract van negen jaar beëindigt de verhuurder voor eigen gebruik of werken alleen schriftelijk, met zes maanden opzegging. Vergelijk de dag met uw contract. Een valse reden kan hem geld kosten.',
  },
}
