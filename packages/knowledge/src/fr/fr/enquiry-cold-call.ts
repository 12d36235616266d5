/** Questions about contracts sold by phone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_FR: Words = {
  'fr.ask-buy.cold-call': {
    says: 'Depuis le 11 août 2026, un appel commercial sans votre accord préalable est interdit et le contrat est nul, sauf appel lié à un contrat en cours. Et un oui au téléphone n’engage jamais seul : il faut signer ou accepter par écrit ensuite. Écrivez en recommandé que vous ne devez rien et voulez tout récupérer. Contestez les prélèvements : huit semaines, 13 mois si jamais autorisés. Signalez sur SignalConso.',
  },
}
