/** Questions about how lenders and collectors may call and visit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FR: Words = {
  'jp.ask.collector-calls': {
    says: 'Ils ne le peuvent pas sans bonne raison. Prêteur ou agence ne peut appeler ou venir de 21 h à 8 h, ni aller à votre travail. Ils doivent partir si vous le dites, et ne rien dire à la famille ou au patron. Notez chaque fois. Écrivez comment vous joindre. Sinon, dites-le à l’association (日本貸金業協会) ou à la police. Dès qu’un avocat ou 司法書士 écrit, ils doivent cesser. 法テラス aide.',
  },
}
