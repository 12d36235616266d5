/** Questions of tenants whose home is sold, or whose fixed term ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_FR: Words = {
  'nz.ask.sale-notice': {
    says: '42 jours ne suffisent que si le logement est vendu par un accord sans condition et que l’acheteur doit le recevoir vide. S’il n’est pas encore vendu, ou seulement mis en vente, il faut 90 jours. Un bail à durée fixe ne finit pas par une vente. L’avis doit être écrit et donner la raison. Demandez la date de vente. S’il est faux, restez, payez et saisissez le Tenancy Tribunal : 0800 836 262.',
  },
  'nz.ask.fixed-term-sold': {
    says: 'Non. Une durée fixe continue avec le nouveau propriétaire. Une vente n’y met pas fin, ni un avis de 42 ou 90 jours. Vous pouvez rester jusqu’au dernier jour, sauf si vous acceptez de partir. Payez le loyer et écrivez-le. Pour partir plus tôt, vous pouvez demander de l’argent. Seul le Tenancy Tribunal peut ordonner votre départ. Conseil : 0800 836 262.',
  },
  'nz.ask.fixed-term-ends': {
    says: 'Une durée fixe de plus de 90 jours continue sans terme (periodic), sauf si l’un a prévenu par écrit à temps : entre 90 et 21 jours avant le dernier jour. Il ne faut pas de raison. Sans cet avis, vous pouvez rester ; plus tard il faut 90 jours, ou 42 pour certaines raisons. Demandez par écrit à rester. Même avec un bon avis, seul le Tenancy Tribunal peut vous faire sortir : 0800 836 262.',
    dependsOn: 'le jour où vous avez reçu l’avis écrit',
  },
}
