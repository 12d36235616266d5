/** Help with housing: HAP and homelessness: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_IT: Words = {
  'ie.home.right-hap': {
    says: 'Un proprietario non può rifiutarLa perché riceve HAP o un altro aiuto per la casa. Può andare alla Workplace Relations Commission, dopo aver scritto al proprietario entro due mesi.',
  },
  'ie.home.right-homeless': {
    says: 'Se non ha dove andare, chieda subito al comune di valutarLa come persona senza casa. Può pagare un alloggio.',
  },
}
