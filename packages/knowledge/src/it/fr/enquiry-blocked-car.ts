/** Questions about driving a car that the tax collector has blocked: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCKED_CAR_FR: Words = {
  'it.ask.blocked-car-drive': {
    says: 'Non. Une fois le blocage inscrit, personne ne peut rouler avec la voiture : l’amende va d’environ 2 000 à 8 000 €, et l’assureur peut ne pas couvrir. Un préavis n’est pas encore un blocage. Dans ses 30 jours, demandez des mensualités : la première payée l’évite. Ou prouvez que la voiture sert à votre activité. Ce qui n’est jamais arrivé ou est trop vieux peut être contesté.',
  },
  'it.ask.block-warning': {
    says: 'Ce n’est pas encore bloqué. Dans les 30 jours, payez ou demandez un échelonnement : la première part payée, pas de blocage. Demandez la preuve de chaque envoi. Jamais reçu ou trop ancien ? Amendes : giudice di pace en 30 jours ; taxe auto : juge fiscal en 60. Une voiture de votre entreprise est à l’abri ; le trajet au travail, le plus souvent non. Une vente feinte peut être annulée.',
  },
}
