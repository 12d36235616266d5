/** The Dutch words of the rows in ../enquiry-benefits-and-returns.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_AND_RETURNS_NL: Words = {
  'ca.fact.ccb-stopped': {
    says: 'Stuur de CRA via My Account wat de brief vraagt: brief van school of opvang, huurcontract, brief van de arts, datum van scheiding. Het geld gaat naar de ouder bij wie het kind het meest woont, of wordt gedeeld bij 40 tot 60% (custody). Hebt u gelijk, dan volgt nabetaling. Bezwaar kan binnen 90 dagen.',
  },
  'ca.fact.odsp-denied': {
    says: 'Vraag binnen 30 dagen schriftelijk een interne herziening. Voeg nieuwe medische formulieren toe over wat u dagelijks niet kunt. Blijft het nee, ga binnen 30 dagen naar het Social Benefits Tribunal; velen winnen daar. Een community legal clinic helpt gratis. Vraag intussen Ontario Works om geld.',
  },
  'ca.fact.returns-not-filed': {
    says: 'Doe nu aangifte over de ontbrekende jaren, ook als u niet kunt betalen. Het Canada Groceries and Essentials Benefit (vroeger GST-krediet) en kinderbijslag komen pas dan terug. De boete is 5%, dan 1% per maand, meestal niets als u niets schuldig bent. Vroeg de CRA nog niet, gebruik dan het voluntary disclosures program. Een gratis tax clinic helpt.',
  },
  'ca.fact.ei-sickness': {
    says: 'EI bij ziekte duurt tot 26 weken, 55% van uw loon tot een grens. U hebt 600 verzekerde uren en een medisch attest nodig; vraag meteen aan, binnen vier weken. Uw baan is meestal beschermd: 27 weken in Ontario na 13 weken werk, elders iets dergelijks. Duurt het lang, vraag ook CPP disability.',
  },
}
