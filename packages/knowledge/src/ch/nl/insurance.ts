/** Decisions of insurers, and basic health cover: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'ch.buy.health-cover': {
    says: 'Uw basisverzekering loopt door bij achterstand. De verzekeraar moet u eerst manen en dertig dagen geven vóór een invordering (Betreibung).',
  },
  'ch.buy.insure-want': { says: 'Uw verzekeraar zegt wat hij betaalt.' },
  'ch.buy.insure-step': {
    says: 'Vraag schriftelijk de reden en de bepaling. Vraag dan de gratis ombudsman.',
  },
  'ch.buy.insure-right': { says: 'U kunt gratis naar de ombudsman van de branche.' },
  'ch.buy.insure-option': {
    says: 'Stuur uw brieven.',
    title: 'De ombudsman vragen',
    cost: 'Niets.',
    time: 'Weken.',
    risk: 'Termijnen lopen door.',
    bestFor: 'U denkt dat het nee verkeerd is.',
  },
  'ch.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. Het is niet het laatste woord.',
  },
  'ch.insure.rights-summary': {
    says: 'U mag redenen vragen, bewijs sturen, klagen, en in zorgzaken gratis naar de rechter gaan.',
  },
  'ch.insure.right-social-objection': {
    says: 'Vraag bij ziekte-, ongevallen- en invaliditeitsverzekering een beslissing (Verfügung). U hebt 30 dagen voor bezwaar, en het is gratis.',
  },
  'ch.insure.right-five-years': {
    says: 'Eisen uit een particulier verzekeringscontract vervallen vijf jaar na de gebeurtenis. Wacht niet.',
  },
  'ch.insure.right-disclosure': {
    says: 'Zeggen ze dat u iets verzwegen hebt? Dan moet het duidelijk gevraagd zijn, en moeten ze binnen vier weken na hun ontdekking iets doen.',
  },
  'ch.insure.right-grossly': {
    says: 'Bij lichte onoplettendheid moeten ze alles betalen. Alleen bij grove onoplettendheid mag het minder.',
  },
  'ch.insure.step-file': {
    says: 'Verzamel de polis, de brief en bewijs. Schrijf op welke dag het gebeurde.',
  },
  'ch.insure.ruling-want': {
    says: 'Dit is een formeel besluit in een sociale verzekering. Ook een privéfirma mag het nemen, zoals bij de ongevallenverzekering op het werk. Het wordt definitief als niemand op tijd bezwaar maakt.',
  },
  'ch.insure.ruling-step': {
    says: 'Maak binnen 30 dagen bezwaar, schriftelijk of aan het loket. Zeg wat u wilt en waarom. Vraag het hele dossier. Het is gratis.',
  },
  'ch.insure.ruling-doctor': {
    says: 'Is er ook maar een lichte twijfel over wat de arts van de verzekeraar zegt? Dan moet een arts van buiten kijken. Vraag uw arts om op te schrijven waarom.',
  },
  'ch.insure.ruling-option': {
    title: 'Bezwaar maken',
    says: 'Schrijf aan de verzekeraar die besliste. Na zijn antwoord kunt u naar de rechter van uw kanton.',
    cost: 'Niets.',
    time: 'Maanden.',
    risk: 'Eén dag te laat, en het besluit blijft.',
    bestFor: 'U hebt nog zorg of geld nodig, of uw arts ziet het anders.',
  },
  'ch.insure.right-sick-pay': {
    says: 'Mogen ze ander werk van u vragen? Alleen werk dat u echt kunt vinden en doen. Ze moeten u tijd geven voor de overstap, meestal drie tot vijf maanden. Tot dan loopt het daggeld door.',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'U kunt over dit daggeld zonder gerechtskosten procederen, in een eenvoudige procedure. Neem het verslag van uw arts mee.',
  },
}
