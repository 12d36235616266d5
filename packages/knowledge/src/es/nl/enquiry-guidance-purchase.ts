/** First steps, rights and ways out for questions about things bought and services: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_NL: Words = {
  'es.guide.step-buy-write': {
    says: 'Schrijf het bedrijf: wat er gebeurde, wat u wilt, tegen wanneer. Bewaar bewijs.',
  },
  'es.guide.step-buy-papers': {
    says: 'Verzamel het contract, de rekening, berichten en foto’s.',
  },
  'es.guide.step-buy-bank': {
    says: 'Betaalde u en denkt u aan oplichting, bel dan eerst uw bank.',
  },
  'es.guide.step-buy-omic': {
    says: 'Geen antwoord in een maand? Ga naar de OMIC en vraag arbitrage, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Op afstand gekocht? U hebt meestal 14 dagen om te annuleren.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Nieuwe goederen hebben drie jaar wettelijke garantie.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Oneerlijke bedingen binden u niet.',
  },
  'es.guide.buy-no-force': {
    says: 'Een bedrijf kan zonder rechter uw geld niet met dwang nemen.',
  },
  'es.guide.option-buy-complain': {
    title: 'Klaag',
    says: 'Eerst het bedrijf, dan de OMIC.',
    cost: 'Niets.',
    time: 'Een maand.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of zwijgt.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Annuleer',
    says: 'Stuur een duidelijke schriftelijke annulering.',
    cost: 'Soms de verzendkosten.',
    time: '14 dagen.',
    risk: 'Sommige goederen vallen erbuiten.',
    bestFor: 'U kocht op afstand.',
  },
  'es.guide.option-buy-court': {
    title: 'Kleine zaak bij de rechter',
    says: 'Tot €2.000 kunt u zonder advocaat een zaak beginnen.',
    cost: 'Kopieën.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders hielp.',
  },
}
