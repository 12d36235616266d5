/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Verzamel brieven en bedragen, en vraag gratis schuldbemiddeling bij het OCMW.',
  },
  'be.ask.right-debt': { says: 'Niemand mag beslag leggen zonder vonnis of andere titel.' },
  'be.ask.old-debt': {
    dependsOn: 'het soort factuur',
    says: 'Energie, water, telecom en huur: vijf jaar. Zorg: twee jaar. Veel andere contracten: tot tien.',
  },
  'be.ask.cannot-pay': {
    says: 'Vraag gratis bemiddeling bij het OCMW. Bij te veel schulden legt de arbeidsrechtbank één plan op en stopt beslagen.',
  },
  'be.ask.collector-visits': {
    says: 'U hoeft niet open te doen. Een incassobureau heeft geen macht voor een vonnis en mag niet dreigen of u te schande maken. Schrijf dat u alleen brieven wilt, en meld dreigementen bij de FOD Economie (ConsumerConnect).',
  },
  'be.ask.credit-default': {
    says: 'Bel nu de kredietgever en vraag kleinere bedragen. Hij kan alles pas opeisen na twee gemiste betalingen, een aangetekende brief en een maand. De vrederechter kan betalingsfaciliteiten geven.',
  },
}
