/** Questions about what bailiffs may do: hours, goods, police, and Northern Ireland. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_POWERS_FR: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Seuls les huissiers (bailiffs) peuvent prendre des choses. Ils peuvent prendre seulement ce qui est à la personne qui doit, seule ou avec quelqu’un. Le vrai propriétaire devrait leur envoyer tout de suite une preuve, comme le reçu ou le contrat de crédit.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Ils peuvent venir seulement de 6 heures du matin à 9 heures du soir, chaque jour, sauf si un tribunal permet plus. Une entreprise ouverte à d’autres heures est différente.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'Non. Ils doivent laisser ce qu’il faut à un logement : cuisinière ou micro-ondes, frigo, lave-linge, lits, table et chaises. Dites-le-leur, et faites une réclamation à la société s’ils listent ces choses.',
  },
  'gb.ask-bailiff.police': {
    says: 'Non, pas pour garder la porte fermée pour une dette comme l’impôt local (council tax) ou une amende de stationnement. Parlez à travers la porte et demandez une preuve. S’ils sont entrés légalement, ne les poussez pas et ne les bloquez pas. Les amendes de tribunal impayées sont différentes.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'En Irlande du Nord, une société de dettes n’a pas d’huissiers (bailiffs) à elle. Seul l’Enforcement of Judgments Office peut faire exécuter une dette, et seulement après une décision de justice (judgment). Vous n’êtes obligé de laisser entrer personne d’autre.',
  },
}
