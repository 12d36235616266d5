/** What to do about a bailiff letter in England or Wales, step by step: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_NL: Words = {
  'gb.bailiff.step-offer-early': {
    says: 'Schrijf het bedrijf vóór de datum op de brief. Bied een bedrag per week of maand aan dat u kunt volhouden.',
  },
  'gb.bailiff.step-offer-late': {
    says: 'Bel het bedrijf vandaag en schrijf daarna. De tijd in de brief is voorbij. Bied een bedrag per week of maand aan dat u kunt volhouden.',
  },
  'gb.bailiff.step-offer': {
    says: 'Schrijf het bedrijf nu. Bied een bedrag per week of maand aan dat u kunt volhouden.',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'Is de schuld van iemand anders? Stuur het bedrijf bewijs van wie er woont, zoals een huurcontract of rekening. Vraag hun te stoppen.',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: 'Vraag een lijst van de schuld, alle kosten en alle betalingen, met data. Vergelijk die met de vaste kosten.',
  },
  'gb.bailiff.step-check-register': {
    says: 'Zoek de deurwaarder (bailiff) op in het openbare register. Bel de gemeente of rechtbank op een nummer dat u zelf zoekt.',
  },
  'gb.bailiff.step-closed-door': {
    says: 'Laat een deurwaarder (bailiff) niet binnen. Houd deuren op slot. Praat door de deur of per telefoon. Zeg dit tegen iedereen thuis.',
  },
  'gb.bailiff.step-keep-agreement': {
    says: 'Houd de betalingen van uw afspraak vol. Lukt dat niet? Bel het bedrijf voordat u er een mist en vraag een andere afspraak.',
  },
  'gb.bailiff.step-advice': {
    says: 'Bel National Debtline op 0808 808 4000. Het is gratis. De adviseurs hebben elke dag met deurwaarders te maken.',
  },
  'gb.bailiff.step-breathing-space': {
    says: 'Vraag een schuldadviseur naar een adempauze (breathing space). Die kan deurwaarders 60 dagen stoppen.',
  },
  'gb.bailiff.step-vulnerable': {
    says: 'Is iemand thuis ziek, gehandicapt, zwanger, oud of heel jong? Schrijf dat aan het bedrijf. Vraag hun te wachten.',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: 'Kreeg u de eerdere brieven nooit? Vraag het Traffic Enforcement Centre om de formulieren TE7 en TE9. Daarmee kunt u te laat toch een verklaring geven.',
  },
  'gb.bailiff.step-check-order': {
    says: 'Klopt het bedrag volgens u niet? Vraag de gemeente (council) de datum en het bedrag van elke liability order. Dat is het bevel van de rechter erachter.',
  },
  'gb.bailiff.step-goods-of-others': {
    says: 'Hebben ze dingen opgeschreven of meegenomen die niet van u zijn? De eigenaar hoort het bedrijf binnen 7 dagen te schrijven en bewijs te sturen.',
  },
  'gb.bailiff.step-council-back': {
    says: 'Vraag de gemeente (council) de schuld terug te nemen en met u een regeling te maken. Vertel over ziekte, kinderen of een laag inkomen.',
  },
  'gb.bailiff.step-budget': {
    says: 'Maak een kort budget en stuur het met uw aanbod mee. Begin te betalen wat u aanbood en bewaar de bewijzen.',
  },
  'gb.bailiff.step-reduction': {
    says: 'Is uw inkomen laag? Vraag de gemeente naar korting op de gemeentebelasting (council tax reduction) en hulp bij geldnood. De rekening zelf kan lager worden.',
  },
  'gb.bailiff.step-records': {
    says: 'Bewaar elke brief. Schrijf elk gesprek op: de dag, de naam en wat er is gezegd. U mag een bezoek van binnenuit filmen.',
  },
}
