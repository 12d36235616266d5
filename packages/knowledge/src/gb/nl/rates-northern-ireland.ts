/** Rates in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_NL: Words = {
  'gb.council-tax.ni-rates': {
    says: 'Noord-Ierland heeft woningbelasting (rates), geen council tax. Het kantoor dat de rates int, stuurt de rekening. Het is geen particulier bedrijf.',
  },
  'gb.council-tax.ni-wants': {
    says: 'Ze willen woningbelasting (rates) die niet is betaald. U kunt vragen om in delen te betalen.',
  },
  'gb.council-tax.ni-step-call': {
    says: 'Bel vandaag Land & Property Services en vraag om een betaalplan.',
  },
  'gb.council-tax.ni-step-help': {
    says: 'Vraag naar hulp met de woningbelasting (rates) bij een laag inkomen, een beperking of als u oud bent en alleen woont.',
  },
  'gb.council-tax.ni-option-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden.',
    title: 'Een betalingsregeling vragen',
    cost: 'Wat u kunt missen',
    time: 'Eén telefoontje',
    risk: 'Stopt u met betalen, dan kunnen ze naar de rechter.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.council-tax.ni-rights': {
    says: 'Betaalt u het late deel binnen 7 dagen na een herinnering, dan blijft uw maandelijkse regeling. Na een laatste aanmaning (final notice) hebt u 10 dagen.',
  },
  'gb.council-tax.ni-reality': {
    says: 'Spreekt u geen regeling af, dan kunnen ze naar de rechter en kosten toevoegen. Ook na een laatste aanmaning (final notice) kunt u een regeling vragen.',
  },
  'gb.council-tax.ni-cannot': {
    says: 'Niemand mag voor woningbelasting (rates) spullen of loon pakken totdat een rechter dat heeft bevolen en een kantoor het uitvoert.',
  },
  'gb.council-tax.ni-step-advice': { says: 'Vraag gratis hulp bij Advice NI op 0800 915 4604.' },
  'gb.council-tax.ni-option-help': {
    says: 'Een adviseur kan nagaan welke hulp u kunt krijgen en voor u praten.',
    title: 'Gratis schuldadvies vragen',
    cost: 'Gratis',
    time: 'Eén gesprek',
    risk: 'De data lopen door.',
    bestFor: 'U hebt andere schulden of kunt niet betalen.',
  },
  'gb.council-tax.ni-warning': {
    says: 'Laat een laatste aanmaning (final notice) niet liggen. Er komen kosten van de rechter bij, en uw kredietdossier kan slechter worden.',
  },
}
