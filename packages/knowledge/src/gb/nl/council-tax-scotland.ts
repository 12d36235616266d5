/** Council tax in Scotland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_NL: Words = {
  'gb.council-tax.scotland-wants': {
    says: 'De gemeente (council) zegt dat gemeentebelasting (council tax) of watergeld te laat is. Ze wil dat u de achterstand betaalt. Anders kan ze het hele jaar vragen en dan een summary warrant.',
  },
  'gb.council-tax.scotland-wants-year': {
    says: 'De gemeente (council) wil nu de hele rest van het jaar. Betaalt u niet en spreekt u niets af, dan kan ze een summary warrant vragen. Dat geeft 10% erbij.',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: 'De rechter heeft een summary warrant gegeven. U moet het bedrag nu helemaal betalen, met 10% erbij.',
  },
  'gb.council-tax.scotland-rights': {
    says: 'U kunt een regeling vragen, een korting aanvragen, en bezwaar maken als de rekening niet klopt.',
  },
  'gb.council-tax.scotland-reality': {
    says: 'De gemeente (council) kan in Schotland snel zijn. Voor een summary warrant is geen zitting nodig. Bel dus voordat het zover komt.',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: 'Gerechtsdienaren (sheriff officers) mogen nu innen. Een vroege regeling die u volhoudt, is de beste manier om beslag op loon of bankrekening te voorkomen.',
  },
  'gb.council-tax.scotland-cannot': {
    says: 'Gerechtsdienaren (sheriff officers) mogen niets doen totdat de gemeente (council) een summary warrant of vonnis (decree) heeft.',
  },
  'gb.council-tax.scotland-water': {
    says: 'Uw rekening kan ook kosten voor water en afvalwater hebben. De korting (council tax reduction) dekt die niet allemaal.',
    learnMore:
      'Hebt u geen watermeter, dan int de gemeente het watergeld met de gemeentebelasting. Vraag om de twee bedragen apart te tonen.',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: 'Bij een laag inkomen kunt u korting op de gemeentebelasting (council tax reduction) aanvragen. In heel Schotland gelden dezelfde regels.',
  },
  'gb.council-tax.scotland-right-single': {
    says: 'Bent u de enige volwassene in huis? Dan krijgt u 25% korting.',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'Schrijf eerst de gemeente (council). Bent u het daarna niet eens? Dan kunt u naar het First-tier Tribunal, binnen 4 maanden na uw eerste brief.',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'Betaal het late deel binnen 7 dagen na de herinnering als u kunt. Dan houdt u uw maandelijkse regeling.',
  },
  'gb.council-tax.scotland-step-call': {
    says: 'Bel de gemeente (council) en bied een bedrag aan dat u kunt volhouden. Vraag hun te wachten terwijl u advies krijgt.',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: 'Vraag korting op de gemeentebelasting (council tax reduction) aan en ga elke andere korting na.',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: 'Kunt u niet betalen? Vraag een adviseur naar het moratorium van 6 maanden of het Debt Arrangement Scheme.',
  },
  'gb.council-tax.scotland-option-plan': {
    says: 'Bied een bedrag per maand aan en vraag de regeling op papier.',
    title: 'Een regeling afspreken',
    cost: 'Wat u kunt missen',
    time: 'Eén telefoontje',
    risk: 'Mist u een betaling, dan kunnen gerechtsdienaren (sheriff officers) komen.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.council-tax.scotland-option-help': {
    says: 'Een adviseur kan het moratorium gebruiken en één betaling regelen die u kunt missen.',
    title: 'Gratis schuldadvies vragen',
    cost: 'Gratis',
    time: 'Enkele dagen',
    risk: 'De data lopen door.',
    bestFor: 'U hebt andere schulden.',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: 'Een summary warrant maakt de schuld 10% hoger. Een regeling daarvoor bespaart dat geld.',
    actionable: 'Bel de gemeente (council) nu en vraag hun geen warrant aan te vragen.',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'In Schotland blijft een schuld van gemeentebelasting (council tax) tot 20 jaar bestaan.',
    from: 'de dag waarop u het bedrag moest betalen',
    restartedBy:
      'Een eis van de gemeente of uw duidelijke schriftelijke erkenning laat de tijd opnieuw beginnen.',
  },
  'gb.council-tax.scotland-warning': {
    says: 'Na een summary warrant kan er beslag komen op uw loon of bankrekening. Bel voordat dat gebeurt.',
  },
}
