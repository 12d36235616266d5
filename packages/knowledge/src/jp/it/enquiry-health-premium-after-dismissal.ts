/** Questions about the health premium of the town after a job was lost: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_IT: Words = {
  'jp.ask.health-premium-jobless': {
    says: 'Se l’azienda l’ha licenziata, non ha rinnovato o l’ha spinta fuori, c’è un forte sconto. Il comune conta allora solo il 30 % della paga dell’anno prima. Vale dal giorno dopo la fine fino al termine dell’anno fiscale seguente. Non arriva da solo: porti il certificato di disoccupazione in comune, anche dopo. Con 65 anni o se è uscito per scelta, chieda riduzione (減免) o rate. Confronti con la vecchia assicurazione.',
  },
}
