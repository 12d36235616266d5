/** Questions about pay when sent home after notice, and on public holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_FR: Words = {
  'nz.ask.sent-home-notice': {
    says: 'Le plus souvent oui : si vous étiez prêt à faire le préavis, il est dû, même si on vous renvoie chez vous. Finir plus tôt sans paie peut être un renvoi injustifié. Les congés sont dus aussi. Voyez si le contrat parle de garden leave ou de paiement du préavis. Demandez par écrit avec la somme et une date. Plainte (personal grievance) dans les 90 jours. Aide : 0800 20 90 20.',
  },
  'nz.ask.public-holiday': {
    says: 'Oui. Travailler un jour férié vaut au moins une fois et demie. Si c’est un jour où vous travaillez d’habitude, vous avez aussi un autre jour payé plus tard. Si vous ne travaillez pas, ce jour est payé normalement. On ne peut l’exiger que si c’est votre jour habituel et que le contrat le dit. Vous pouvez réclamer six ans. Par écrit, puis 0800 20 90 20, gratuit.',
  },
}
