/** Questions about what a bailiff may take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_FR: Words = {
  'be.ask.seize': {
    says: 'Pas sans jugement ou autre titre : demandez-en une copie. Sans lui, un huissier ne peut que demander. Les frais ajoutés sont plafonnés, à 20 € pour une facture jusqu’à 150 €, et dus seulement après un rappel gratuit et 14 jours. Payez ce qui est juste et contestez le reste par écrit. Avec un titre, restent à vous lits, vêtements, frigo, machine à laver, un téléphone, affaires des enfants et outils de travail, et une base du salaire. Dites-le tout de suite, au plus tard dans les quinze jours de l’inventaire.',
  },
}
