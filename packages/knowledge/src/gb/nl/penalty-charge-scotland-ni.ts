/** Boetes van de gemeente in Schotland en Noord-Ierland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_NL: Words = {
  'gb.pcn.scotland-wants': {
    says: 'De gemeente (council) zegt dat een parkeer- of verkeersregel is gebroken. Ze wil betaling binnen 28 dagen, of uw redenen waarom niet.',
  },
  'gb.pcn.scotland-rights': {
    says: 'U kunt bezwaar maken bij de gemeente (council). Zegt ze nee, dan kan het First-tier Tribunal for Scotland beslissen.',
  },
  'gb.pcn.scotland-reality': {
    says: 'Dit is geen misdrijf. Maar laat u het liggen, dan wordt de boete hoger en kunnen gerechtsdienaren (sheriff officers) hem innen.',
  },
  'gb.pcn.scotland-right-discount': { says: 'U betaalt de helft als u binnen 14 dagen betaalt.' },
  'gb.pcn.scotland-right-appeal': {
    says: 'Na een afwijzing (notice of rejection) hebt u 28 dagen om in beroep te gaan bij het First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-step-choose': {
    says: 'Betaal de helft binnen 14 dagen, of schrijf de gemeente (council) met uw redenen en foto’s.',
  },
  'gb.pcn.scotland-step-owner': {
    says: 'Daarna kan een brief aan de eigenaar (notice to owner) komen. Antwoord daarop binnen 28 dagen, ook als u al eerder schreef.',
  },
  'gb.pcn.scotland-step-appeal': {
    says: 'Ga binnen 28 dagen in beroep bij het First-tier Tribunal. In de afwijzing staat hoe.',
  },
  'gb.pcn.scotland-step-raised': {
    says: 'De helft is erbij gekomen, omdat niet op tijd is betaald. Betaal binnen 14 dagen, of bel vandaag de gemeente (council) als u op tijd schreef of nooit een brief kreeg.',
  },
  'gb.pcn.scotland-option-challenge': {
    says: 'Schrijf de gemeente (council) met uw grond en uw bewijs.',
    title: 'Bezwaar maken',
    cost: 'Gratis bij de gemeente',
    time: '14 dagen voor de halve prijs, later 28 dagen',
    risk: 'Verliest u, dan moet u misschien het volle bedrag betalen.',
    bestFor: 'De feiten of borden zijn in uw voordeel.',
  },
  'gb.pcn.scotland-option-pay': {
    says: 'Betaal zoals de brief zegt en bewaar bewijs.',
    title: 'Nu de helft betalen',
    cost: 'De helft van de boete',
    time: 'Binnen 14 dagen',
    risk: 'Met betalen is de zaak gesloten.',
    bestFor: 'De boete klopt.',
  },
  'gb.pcn.scotland-warning': {
    says: 'Doet u niets, dan maakt een charge certificate de boete de helft hoger. Daarna kan de gemeente gerechtsdienaren (sheriff officers) gebruiken.',
  },
  'gb.pcn.ni-wants': {
    says: 'Het Department for Infrastructure, of een parkeerplaats van de gemeente, zegt dat een regel is gebroken. Ze willen betaling of uw redenen.',
  },
  'gb.pcn.ni-rights': {
    says: 'U kunt schriftelijk bezwaar maken. Na een afwijzing kunt u in beroep bij het Northern Ireland Traffic Penalty Tribunal.',
  },
  'gb.pcn.ni-right-discount': {
    says: 'Binnen 14 dagen betaalt u minder. Maakt u in die tijd bezwaar, dan wacht de lagere prijs op het antwoord.',
  },
  'gb.pcn.ni-step-choose': {
    says: 'Betaal binnen 14 dagen het lagere bedrag, of maak binnen 14 dagen schriftelijk bezwaar om het te houden.',
  },
  'gb.pcn.ni-step-appeal': {
    says: 'Gebruik het formulier voor beroep dat bij de afwijzing zat en stuur het op tijd aan het tribunaal.',
  },
  'gb.pcn.ni-option-challenge': {
    says: 'Stuur uw redenen en bewijs online of per post.',
    title: 'Schriftelijk bezwaar maken',
    cost: 'Gratis',
    time: 'Binnen 14 dagen voor de lagere prijs',
    risk: 'Bij een laat bezwaar vervalt de lagere prijs.',
    bestFor: 'De feiten of borden zijn in uw voordeel.',
  },
  'gb.pcn.ni-option-pay': {
    says: 'Betaal online, per telefoon of per post, en bewaar bewijs.',
    title: 'Het lagere bedrag betalen',
    cost: 'Het lagere bedrag in de brief',
    time: 'Binnen 14 dagen',
    risk: 'Met betalen is de zaak gesloten.',
    bestFor: 'De boete klopt.',
  },
  'gb.pcn.ni-warning': {
    says: 'Doet u niets, dan wordt de boete hoger en kan hij als vonnis tegen u worden ingeschreven.',
  },
}
