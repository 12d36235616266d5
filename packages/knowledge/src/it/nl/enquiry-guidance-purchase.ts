/** First steps, rights and ways out for questions about things bought and services: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_PURCHASE_WORDS: Words = {
  'it.guide.step-buy-write': {
    says: 'Schrijf het bedrijf aangetekend of per PEC: wat er gebeurde, wat u wilt, voor wanneer.',
  },
  'it.guide.step-buy-papers': { says: 'Verzamel het contract, de rekening, berichten en foto’s.' },
  'it.guide.step-buy-bank': { says: 'Betaalde u en denkt u aan oplichting? Bel eerst uw bank.' },
  'it.guide.step-buy-adr': {
    says: 'Geen antwoord? Vraag bemiddeling met een consumentenvereniging, ARERA of AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Op afstand gekocht? U hebt meestal 14 dagen om te annuleren.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Spullen hebben van de verkoper een wettelijke garantie van twee jaar.',
  },
  'it.guide.right-buy-unfair': { says: 'Oneerlijke bedingen binden u niet.' },
  'it.guide.buy-no-force': { says: 'Een bedrijf kan zonder rechter uw geld niet met dwang nemen.' },
  'it.guide.option-buy-complain': {
    says: 'Eerst het bedrijf, dan bemiddeling.',
    title: 'Klagen',
    cost: 'Een brief.',
    time: 'Een maand.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of zwijgt.',
  },
  'it.guide.option-buy-cancel': {
    says: 'Stuur schriftelijk een duidelijke annulering.',
    title: 'Annuleren',
    cost: 'Soms de verzending.',
    time: '14 dagen.',
    risk: 'Sommige spullen vallen erbuiten.',
    bestFor: 'U kocht op afstand.',
  },
  'it.guide.option-buy-court': {
    says: 'Tot € 1.100 kunt u alleen gaan.',
    title: 'Vrederechter (giudice di pace)',
    cost: 'Een klein bedrag.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders werkte.',
  },
}
