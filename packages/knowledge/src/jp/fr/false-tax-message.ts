/** A message that uses the name of the tax agency: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_FR: Words = {
  'jp.scam.know-real-tax': {
    says: 'Le fisc n’envoie pas de liens de paiement par message. Une vraie saisie suit une lettre (督促状). N’ouvrez pas le lien. Appelez votre bureau.',
  },
}
