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
  'gb.ask-bailiff.council-tax-visit': {
    says: 'Ne les laissez pas entrer. Pour la council tax, ils ne peuvent ni forcer l’entrée ni venir avec un serrurier, sauf s’ils sont déjà entrés et ont listé des biens. Fermez à clé, parlez par la fente de la porte, et garez la voiture ailleurs. Écrivez aujourd’hui à la société et à la mairie pourquoi vous êtes vulnérable et ce que vous pouvez payer. Les frais sont fixés : 75 £, et 235 £ pour une visite. La prison est le dernier recours, après examen de vos moyens. National Debtline : 0808 808 4000.',
  },
  'gb.ask-bailiff.charge-for-payment': {
    says: 'Une charge for payment vous donne 14 jours. Ensuite ils peuvent bloquer un compte au-dessus de 1 000 £ ou prendre sur le salaire. Appelez maintenant la mairie et les sheriff officers et proposez une somme tenable. Un conseiller peut mettre en place un moratorium de six mois ou le Debt Arrangement Scheme, qui arrêtent cela. Ils ne peuvent rien prendre chez vous sans ordre spécial du juge. Conseil gratuit : National Debtline 0808 808 4000.',
  },
}
