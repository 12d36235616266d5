/** Questions about insults online, for the one insulted and the one to be named: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_FR: Words = {
  'jp.ask.disclosure': {
    says: 'Répondez avant la date de la lettre. Vous pouvez dire non, avec vos raisons. Parlez à un avocat avant d’accepter de payer.',
  },
  'jp.ask.online-insult': {
    says: 'Gardez d’abord des captures avec adresse et heure. Demandez le retrait à la plateforme. Un tribunal peut faire nommer l’auteur (発信者情報開示), mais les données restent souvent trois à six mois : voyez vite un avocat. Vous pouvez demander de l’argent. Pour une plainte pénale, six mois dès que vous savez qui c’est.',
  },
}
