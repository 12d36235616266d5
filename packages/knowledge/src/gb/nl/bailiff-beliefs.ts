/** Beliefs about bailiffs in England and Wales to correct: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_NL: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'Bij de meeste schulden mag een deurwaarder (bailiff) bij een eerste bezoek niet in een woning inbreken. Dat verandert als hij eerder werd binnengelaten en uw spullen opschreef.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Een deurwaarder (bailiff) kan u niet arresteren of naar de gevangenis sturen voor een schuld aan de gemeente of als consument.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Ze kunnen niet alles meenemen. Gewone huisraad, dingen voor kinderen en spullen van anderen zijn beschermd.',
  },
  'gb.bailiff.myth-car': {
    says: 'Ze mogen een auto van u meenemen of vastzetten op uw oprit of de openbare weg. Een auto op afbetaling is meestal van de geldgever. Een auto voor werk tot £1,350 kan beschermd zijn.',
  },
  'gb.bailiff.myth-family': {
    says: 'Ze mogen geen dingen meenemen die alleen van iemand anders zijn. Bewaar bonnen, bankafschriften of een kentekenbewijs (log book) om te tonen van wie iets is.',
  },
  'gb.bailiff.myth-police': {
    says: 'De politie kan komen om de rust te bewaren. Ze kan de schuld niet innen. Ze kan u niet dwingen open te doen voor een schuld aan de gemeente.',
  },
}
