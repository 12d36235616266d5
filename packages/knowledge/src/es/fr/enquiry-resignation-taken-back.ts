/** Questions about a resignation that one is sorry for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_FR: Words = {
  'es.ask.resignation-taken-back': {
    says: 'Tant que le préavis court, vous pouvez la retirer : l’emploi vit jusqu’au dernier jour. Faites-le aujourd’hui par écrit (burofax) et dites que vous continuez. L’entreprise ne peut refuser que si cela lui nuit vraiment, comme une personne déjà engagée. Son refus vaut licenciement : conciliation sous 20 jours ouvrables. Fin immédiate ? Seuls pression, tromperie ou maladie grave l’annulent.',
  },
}
