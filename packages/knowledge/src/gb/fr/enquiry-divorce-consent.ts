/** Questions about a husband or wife who will not agree to a divorce: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_FR: Words = {
  'gb.divorce.answer-no-consent': {
    says: 'Il ne faut ni accord ni signature. Depuis le 6 avril 2022, l’un de vous peut demander seul en ligne, sans faute à prouver. L’autre ne peut contester que des points comme la compétence. S’il ignore les papiers, le tribunal peut accepter une autre preuve de remise. Il faut au moins 26 semaines. Réglez l’argent par décision avant la fin.',
  },
}
