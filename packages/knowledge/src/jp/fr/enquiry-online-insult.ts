/** Questions about insults online, for the one insulted and the one to be named: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_INSULT_FR: Words = {
  'jp.ask.disclosure': {
    says: 'Répondez avant la date de la lettre. Vous pouvez dire non, avec vos raisons. Parlez à un avocat avant d’accepter de payer.',
  },
  'jp.ask.online-insult': {
    says: 'Gardez d’abord des captures avec adresse et heure. Demandez le retrait à la plateforme. Un tribunal peut faire nommer l’auteur (発信者情報開示), mais les données restent souvent trois à six mois : voyez vite un avocat. Vous pouvez demander de l’argent. Pour une plainte pénale, six mois dès que vous savez qui c’est.',
  },
  'jp.ask.data-leak': {
    says: 'Une fuite peut donner droit à des dommages, même pour l’inquiétude seule. Les sommes sont petites. Si la carte a été utilisée, prévenez vite la firme ; elle couvre souvent les 60 jours d’avant.',
    dependsOn: 'de ce qui a été pris et de ce qui en est résulté',
  },
}
