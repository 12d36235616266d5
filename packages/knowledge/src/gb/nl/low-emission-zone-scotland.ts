/** Dutch: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_NL: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: 'De gemeente (council) zegt dat een auto die dat niet mag in de zone reed. Ze wil betaling binnen 28 dagen, of uw redenen op papier.',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: 'De gemeente (council) heeft de helft erbij gedaan, omdat niet op tijd is betaald. Ze wil het hele bedrag binnen 14 dagen.',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'U kunt de gemeente (council) schrijven waarom het niet klopt. Na een nee kan het First-tier Tribunal for Scotland beslissen.',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'Dit is geen misdrijf. Maar laat u het liggen, dan wordt de boete hoger en kunnen gerechtsdienaren (sheriff officers) hem innen.',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'Schotse gemeenten (councils) beheren deze zones en sturen de brieven naar de houder van de auto.',
  },
  'gb.pcn.lez-scotland-sums': {
    says: 'De eerste keer kost £60. De volgende keer in dezelfde zone binnen 90 dagen kost het dubbele, daarna nog meer.',
  },
  'gb.pcn.scotland-right-zone': {
    says: 'U hebt 28 dagen om de gemeente (council) te schrijven waarom het niet klopt: een gehandicaptenkaart (blue badge), een vrijgestelde auto, een al verkochte auto, of iets dat het oneerlijk maakt. Voeg bewijs toe. U hoeft niet te betalen zolang u op antwoord wacht.',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: 'U betaalt de helft als u binnen 14 dagen na ontvangst betaalt.',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: 'U kunt de gemeente (council) schriftelijk om de foto van uw auto vragen. Dat is gratis, en ze heeft 14 dagen om hem te sturen.',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'Na dit nee hebt u 14 dagen om de helft te betalen, of 28 dagen voor beroep bij het First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: 'Kreeg u de eerste brief nooit? Schrijf de gemeente (council) nu. Ze kan uw redenen nog bekijken, en moet deze verhoging (charge certificate) dan intrekken.',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: 'Betaal de helft binnen 14 dagen, of schrijf de gemeente (council) binnen 28 dagen met uw redenen en bewijs.',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: 'Betaal de helft binnen 14 dagen, of ga binnen 28 dagen in beroep bij het First-tier Tribunal. In de brief staat hoe.',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: 'Betaal binnen 14 dagen, of bel vandaag de gemeente (council) als u op tijd schreef of de eerste brief nooit kreeg.',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: 'Schrijf de gemeente (council) met uw grond en uw bewijs.',
    title: 'Bezwaar maken',
    cost: 'Gratis bij de gemeente',
    time: 'Binnen 28 dagen',
    risk: 'Na een nee hebt u weer 14 dagen voor de halve prijs.',
    bestFor: 'De auto is vrijgesteld, was verkocht of was er niet.',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: 'Betaal zoals de brief zegt en bewaar bewijs.',
    title: 'Nu de helft betalen',
    cost: 'De helft van de boete',
    time: 'Binnen 14 dagen',
    risk: 'Met betalen is de zaak gesloten.',
    bestFor: 'De boete klopt.',
  },
  'gb.pcn.lez-scotland-warning': {
    says: 'Doet u niets, dan maakt een charge certificate de boete de helft hoger. Na nog 14 dagen kan de gemeente gerechtsdienaren (sheriff officers) gebruiken.',
  },
}
