/** The Dutch words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_NL: Words = {
  'ch.public.benefit-want': {
    says: 'Een dienst van de sociale verzekering zegt dat hij te veel betaald heeft.',
  },
  'ch.public.benefit-thirty': {
    says: 'U hebt dertig dagen om bezwaar te maken tegen de beslissing (Verfügung).',
    action: 'Uw bezwaar sturen',
    consequence: 'De beslissing blijft staan.',
  },
  'ch.public.benefit-step': {
    says: 'Was u te goeder trouw en kunt u terugbetalen moeilijk dragen? Vraag dan ook kwijtschelding (Erlass).',
  },
  'ch.public.benefit-right': {
    says: 'U hebt het recht gratis bezwaar te maken en kwijtschelding (Erlass) te vragen.',
  },
  'ch.public.benefit-option': {
    says: 'Schrijf waarom het niet klopt.',
    title: 'Bezwaar maken',
    cost: 'Niets.',
    time: 'Dertig dagen.',
    risk: 'Geen.',
    bestFor: 'U bent het niet eens.',
  },
}
