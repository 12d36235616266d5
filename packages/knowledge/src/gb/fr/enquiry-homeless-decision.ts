/** Questions about a council's no to a person without a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_FR: Words = {
  'gb.ask-homeless.review': {
    says: 'Demandez à la commune un réexamen (review) par écrit dans les 21 jours de sa décision. Demandez dans la même lettre un logement provisoire convenable jusqu’à la décision, et dites pourquoi. Si c’est encore non, vous avez 21 jours pour la County Court sur un point de droit. Appelez Shelter aujourd’hui ; l’aide juridique existe pour cela.',
  },
  'gb.ask-homeless.intentional': {
    says: 'Demandez par écrit un réexamen (review) dans les 21 jours de la lettre, et un logement jusqu’à la décision. Ce n’est pas volontaire si on ne pouvait attendre que vous restiez, par exemple en cas de violences ou de menaces. Avec enfants ou enceinte, la commune doit de toute façon vous loger un temps raisonnable et vous aider à chercher. Shelter : 0808 800 4444.',
  },
  'gb.ask-homeless.accept-and-review': {
    says: 'Ne dites pas non avant d’avoir un conseil : la commune peut alors cesser de vous aider. Vous pouvez accepter le logement et demander quand même un réexamen (review) parce qu’il ne convient pas. Faites-le par écrit dans les 21 jours, avec preuves : santé, fauteuil, école, travail, distance. Shelter : 0808 800 4444.',
  },
  'gb.ask-homeless.turned-away': {
    says: 'Le council ne peut vous renvoyer ainsi. Si vous pouvez perdre le logement sous 56 jours, comme après un jugement, il doit prendre la demande maintenant. Ses règles disent que les familles ne devraient pas attendre les bailiffs. Demandez aujourd’hui par écrit, décision à l’appui, et une réponse écrite. Avec enfants, il doit héberger pour l’instant. Ne partez pas sans l’avis de Shelter.',
  },
}
