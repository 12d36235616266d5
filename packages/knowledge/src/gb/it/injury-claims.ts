/** Claims for an injury: time limits and small road claims. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_IT: Words = {
  'gb.injury.right-three-years': {
    says: 'Una richiesta per lesioni deve essere dal giudice entro tre anni. Per un bambino partono dai 18. Non deve accettare una prima offerta.',
  },
  'gb.injury.scotland': {
    says: 'Una richiesta per lesioni deve essere dal giudice entro tre anni. Per un bambino partono dai 16. Non deve accettare una prima offerta.',
  },
  'gb.injury.right-small-road': {
    says: "Le piccole lesioni in auto passano dal sito gratuito Official Injury Claim, con somme fisse per il colpo di frusta. L'assicurazione non può offrire nulla per esso prima di un rapporto medico.",
  },
  'gb.injury.answer': {
    says: 'Non abbia fretta: ha tre anni per andare dal giudice. Prenda un rapporto medico prima di ogni offerta, perché chiude la richiesta. Veda un avvocato; molti non costano se perde.',
  },
}
