/** The formal order to pay the rent (commandement de payer): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ORDER_WORDS: Words = {
  'fr.home.want-order': {
    says: 'È un ordine formale di pagare l’affitto (commandement de payer). Se non paga in tempo, possono chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Ha sei settimane dall’ordine di pagare (commandement) per pagare o avere aiuto. I contratti di prima del 29 luglio 2023 danno spesso due mesi.',
    action: 'Pagare il debito d’affitto, o concordare un piano',
    consequence: 'Dopo il padrone di casa può chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.deadline-two-months': {
    says: 'Questo ordine dà due mesi per pagare, come i contratti più vecchi.',
    action: 'Pagare il debito d’affitto, o concordare un piano',
    consequence: 'Dopo il padrone di casa può chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.element-fsl': {
    name: 'L’indirizzo del fondo casa',
    says: 'L’ordine deve indicare il fondo casa (FSL) a cui può rivolgersi.',
    ifMissing:
      'Non vediamo il fondo casa (FSL). Lo mostri all’ADIL: una parte mancante può rendere nullo l’ordine.',
  },
  'fr.home.element-count': {
    name: 'L’affitto e il conto del debito',
    says: 'L’ordine deve mostrare l’affitto mensile e un conto del debito.',
    ifMissing: 'Non vediamo un conto del debito. Lo chieda.',
  },
  'fr.home.officer-order': {
    says: 'È un ordine formale di pagare l’affitto (commandement de payer). Se non paga in tempo, possono chiedere a un giudice di chiudere il contratto.',
  },
}
