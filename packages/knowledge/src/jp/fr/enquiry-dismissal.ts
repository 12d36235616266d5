/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'jp.ask.step-work': {
    says: 'Demandez au bureau gratuit du travail avant de signer.',
  },
  'jp.ask.right-work': {
    says: 'Un licenciement sans motif solide est nul.',
  },
  'jp.ask.fired': {
    says: 'Ne signez pas de démission. Demandez les motifs par écrit, et 30 jours de préavis ou leur paiement. Puis demandez au bureau gratuit du travail.',
  },
  'jp.ask.fired-by-message': {
    says: 'Un licenciement n’exige aucune forme, mais un motif juste et 30 jours de préavis ou de salaire. Demandez par écrit aujourd’hui : est-ce un licenciement, et pourquoi ? Écrivez que vous voulez travailler. Ne signez pas de démission. Gardez le message. Allez au conseil gratuit (総合労働相談コーナー).',
  },
  'jp.ask.not-renewed': {
    says: 'Si vous avez été renouvelé plusieurs fois, ou pouviez y compter, il faut un motif juste pour arrêter. Écrivez aussitôt que vous voulez le renouvellement. Demandez le motif par écrit. Après plus de cinq ans en tout, vous pouvez demander un emploi sans fin. Allez au conseil gratuit du travail.',
  },
}
