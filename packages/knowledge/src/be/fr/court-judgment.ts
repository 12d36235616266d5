/** Judgments, and how to appeal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'be.court.judgment-want': {
    says: 'Un tribunal a décidé. Le papier dit ce que vous devez payer ou faire.',
  },
  'be.court.judgment-who': {
    says: 'Un huissier signifie le jugement. Le délai d’appel part ce jour-là.',
  },
  'be.court.judgment-reality': {
    says: 'C’est sérieux, mais vous pouvez encore faire appel, demander un plan ou une aide.',
  },
  'be.court.judgment-deadline': {
    says: 'Vous avez un mois après la signification pour faire appel.',
    action: 'Faire appel du jugement',
    consequence: 'Après, le jugement est définitif.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Voyez vite un avocat ou le bureau d’aide juridique. Montrez la date de signification.',
  },
  'be.court.judgment-step-plan': {
    says: 'Écrivez à l’huissier et proposez une mensualité avant une saisie.',
  },
  'be.court.judgment-step-help': {
    says: 'Avec beaucoup de dettes, demandez au CPAS un règlement collectif.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Vous avez le droit de faire appel de la plupart des jugements de plus de 2 000 €.',
  },
  'be.court.judgment-right-money': {
    says: 'Une part du salaire et toutes les allocations familiales sont insaisissables.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Faire appel',
    says: 'Un avocat dépose l’appel à temps.',
    cost: 'Un avocat, ou l’aide juridique.',
    time: 'Un mois pour commencer.',
    risk: 'Il faut parfois payer en attendant.',
    bestFor: 'Le jugement est clairement faux.',
  },
  'be.court.judgment-option-plan': {
    title: 'Convenir d’un plan avec l’huissier',
    says: 'Proposez une mensualité avec votre budget.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Il faut le tenir.',
    bestFor: 'Vous acceptez le jugement.',
  },
}
