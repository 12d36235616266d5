/** Questions about a husband or wife who will not agree to a divorce: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_IT: Words = {
  'gb.divorce.answer-no-consent': {
    says: 'Non servono consenso né firma. Dal 6 aprile 2022 uno solo può chiederlo online, senza colpe. L’altro può opporsi solo su punti come la competenza. Se ignora le carte, il giudice può accettare un’altra prova di consegna. Ci vogliono almeno 26 settimane. Sistemi i soldi con un ordine prima della fine.',
  },
}
