/** Questions about a firm that hires again after an economic dismissal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_FR: Words = {
  'fr.ask-work.rehire': {
    says: 'Recruter aussitôt sur votre poste montre que le motif économique peut être faux. Gardez l’annonce avec sa date. Pendant un an, vous avez priorité pour un emploi adapté, si vous le demandez : écrivez-le vite en recommandé. Si l’entreprise passe outre, elle doit en général au moins un mois de salaire. Contre le licenciement lui-même, vous avez douze mois pour les prud’hommes.',
  },
}
