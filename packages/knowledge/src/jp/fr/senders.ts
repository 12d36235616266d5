/** The French words of Japan: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LICENSED_COLLECTOR: RowWords = {
  says: 'C’est une société de recouvrement avec licence. Ce n’est pas un tribunal et elle ne peut pas saisir seule.',
  nextStep: 'Vérifiez l’âge de la dette avant d’appeler.',
}

export const SENDERS_FR: Words = {
  'jp.sender.zeimusho': {
    says: 'C’est le service fiscal national. Il peut saisir sans tribunal après un rappel formel.',
    nextStep: 'Appelez avant la date et demandez du temps.',
  },
  'jp.sender.kansai': {
    says: 'C’est un tribunal pour les petites affaires. N’ignorez jamais ses papiers.',
    nextStep: 'Vérifiez vous-même le numéro et répondez à temps.',
  },
  'jp.sender.nittele': LICENSED_COLLECTOR,
  'jp.sender.abilio': LICENSED_COLLECTOR,
  'jp.sender.mufrontier': LICENSED_COLLECTOR,
  'jp.sender.partir': LICENSED_COLLECTOR,
}
