/** Questions about eviction, its notice, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'ie.ask.evict': {
    says: 'Un bailleur ne peut pas vous mettre dehors avec un simple avis. Vous pouvez le contester au RTB et rester jusqu’à sa décision. Appelez Threshold au 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Sans faute, c’est 90 jours à moins de six mois, 152 jusqu’à un an, 180 jusqu’à sept ans, puis 196 et 224. Pour un loyer impayé, c’est 28 jours, après un avertissement de 28 jours.',
    dependsOn: 'depuis combien de temps vous y vivez et le motif',
  },
  'ie.ask.locks': {
    says: 'Changer les serrures pour vous mettre dehors est interdit. Appelez tout de suite Threshold au 1800 454 454 et le RTB. Il peut ordonner votre retour.',
  },
  'ie.ask.arrears': {
    says: 'Payez ce que vous pouvez maintenant. Vous devez d’abord recevoir un avertissement de 28 jours, et tout payer dans ce délai arrête l’affaire. Appelez MABS et Threshold.',
  },
}
