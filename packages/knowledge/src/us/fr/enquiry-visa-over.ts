/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_FR: Words = {
  'us.immigration.ask-visa-over': {
    says: 'Regardez votre I-94 (i94.cbp.dhs.gov) : sa date dit jusqu’à quand vous pouvez rester, pas le visa du passeport. Après, on peut vous renvoyer. Qui part après plus de 180 jours de trop est interdit 3 ans, après un an 10 ans. Ne partez donc pas avant l’avis d’un avocat ou représentant agréé. Certains peuvent encore demander, comme l’époux d’un citoyen ou qui craint le retour.',
  },
}
