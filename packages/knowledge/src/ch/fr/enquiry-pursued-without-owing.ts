/** Questions about a debt case for money that is not owed: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_FR: Words = {
  'ch.ask.pursued-without-owing': {
    says: 'Un commandement de payer ne prouve aucune dette. Chacun peut poursuivre chacun : l’office ne vérifie pas si c’est juste. Mais ne le laissez pas de côté. Faites opposition dans les dix jours après réception, à l’office ou au facteur. C’est gratuit et sans motif. Alors le créancier doit le prouver devant un juge. Après trois mois vous pouvez demander à l’office de cacher l’inscription, si le créancier n’a rien fait.',
  },
}
