/** Questions about jobless benefits that France Travail claims back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_NL: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'U hebt twee maanden om schriftelijk te betwisten (recours gracieux) bij France Travail. Toon loonbrieven en wat u aangaf. Zolang u betwist mag men meestal niets inhouden, behalve bij een verwijt van fraude. Klopt de som? Vraag termijnen of kwijtschelding: te laat is geen fraude. De bemiddelaar is gratis. Komt er een contrainte, dan hebt u maar 15 dagen.',
  },
}
