/** Te veel betaalde uitkering: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_NL: Words = {
  'gb.benefit.hb-step': {
    says: 'Klopt er iets niet? Schrijf de gemeente (council) binnen één maand na de datum op de brief. Vraag haar opnieuw te kijken, of ga meteen in beroep bij het tribunaal.',
  },
  'gb.benefit.hb-right': {
    says: 'Maakte de gemeente (council) of DWP de fout, en kon u niet weten dat u te veel kreeg? Dan mogen ze het misschien niet terugvragen.',
  },
  'gb.benefit.want': {
    says: 'Ze zeggen dat u te veel kreeg en willen het terug, van uw uitkering, uw loon of met betalingen.',
  },
  'gb.benefit.rights-summary': {
    says: 'U kunt vragen opnieuw te kijken, zien hoe het is berekend, en vragen minder per maand terug te betalen.',
  },
  'gb.benefit.reality': {
    says: 'Een brief over te veel betaling (overpayment) betekent niet dat u iets verkeerds deed. De bedragen zijn vaak fout, en u kunt ze gratis betwisten.',
  },
  'gb.benefit.who': {
    says: 'Dit komt van een overheidskantoor. Het kan zonder rechter geld van uitkering of loon halen. Antwoord dus.',
  },
  'gb.benefit.know': {
    says: 'Bij Universal Credit kunnen ze het terugvragen, ook als de fout van hen was. Bij oudere uitkeringen kunnen ze dat vaak niet.',
    learnMore:
      'Was de fout van hen? Vraag om kwijtschelding (waiver) en schrijf welke schade terugbetalen zou doen.',
  },
  'gb.benefit.one-month': {
    says: 'U hebt één maand vanaf de datum van de beslissing om te vragen opnieuw te kijken.',
    action: 'Vragen de beslissing opnieuw te bekijken',
    consequence: 'Daarna hebt u een goede reden nodig waarom u laat bent.',
  },
  'gb.benefit.step-working': {
    says: 'Vraag hoe ze het berekenden: welke uitkering, welke data, welke feiten. Vergelijk het met wat u hun vertelde en wanneer.',
  },
  'gb.benefit.step-review': {
    says: 'Klopt er iets niet? Vraag binnen één maand na de datum van de beslissing om een herziening (mandatory reconsideration).',
  },
  'gb.benefit.step-rate': {
    says: 'Kunt u niet missen wat ze inhouden? Bel en vraag een lager bedrag. Stuur een budget.',
  },
  'gb.benefit.step-advice': {
    says: 'Vraag hulp bij een adviseur voor uitkeringen (welfare rights adviser). Het is gratis, en die kent deze regels goed.',
  },
  'gb.benefit.step-appeal': {
    says: 'Zeggen ze nee? Dan kunt u binnen één maand na hun antwoord in beroep bij een gratis tribunaal.',
  },
  'gb.benefit.warn-no-court': {
    says: 'Ze hebben geen rechter nodig om het van uitkering of loon te halen. Wacht daar niet op.',
  },
  'gb.benefit.warn-fraud': {
    says: 'De brief praat over fraude of een verhoor (interview under caution). Vraag juridisch advies voordat u iets zegt.',
  },
  'gb.benefit.insight-own-mistake': {
    says: 'Gaf u een verandering door en waren zij traag? Zeg dat. Het kan veel uitmaken.',
    actionable: 'Zoek sms’jes, notities in uw journal, brieven en gesprekken met data.',
  },
  'gb.benefit.insight-collector': {
    says: 'Nu schrijft een incassobureau erover. Dat heeft niet meer macht dan een brief, maar het kantoor erachter wel.',
    actionable: 'Regel het met het kantoor zelf en vraag een bedrag dat u kunt missen.',
  },
  'gb.benefit.hb-underlying': {
    says: 'De gemeente moet de huurhulp (Housing Benefit) aftrekken die u toen voor die woning toch had moeten krijgen. Stuur uw inkomen van die weken en vraag hierom.',
  },
}
