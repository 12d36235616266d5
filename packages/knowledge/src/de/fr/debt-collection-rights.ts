/** What a debtor may ask of a collector, what to beware of, and old debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_WORDS: Words = {
  'de.debt.right-information': {
    says: 'Vous avez droit à des faits clairs dans la première lettre : pour qui, pourquoi vous devez et chaque frais.',
  },
  'de.debt.right-more': {
    says: 'Si vous le demandez, ils doivent aussi nommer sans retard le premier créancier et dire comment le contrat est né.',
  },
  'de.debt.right-prove': {
    says: 'C’est à eux de prouver le contrat et la dette. Vous n’avez pas à prouver que vous ne devez rien.',
  },
  'de.debt.right-cost-cap': {
    says: 'Leurs frais ne peuvent pas dépasser ce qu’un avocat demanderait pour le même travail. Retirez le reste.',
  },
  'de.debt.right-small-claim': {
    says: 'Pour une demande non contestée jusqu’à 50 €, un tarif entier n’est que de 31,50 €. Pour la première lettre, ils ne peuvent en général en prendre que la moitié.',
  },
  'de.debt.right-no-double': {
    says: 'Si une société de recouvrement et un avocat travaillent tous deux, vous n’en payez qu’un au plus. Les exceptions sont rares.',
  },
  'de.debt.right-reminder': {
    says: 'Les frais de retard exigent d’abord un rappel. Ou le contrat fixait un jour, ou 30 jours ont passé après une facture qui vous prévenait.',
  },
  'de.debt.right-schufa': {
    says: 'Sans titre, il faut d’abord deux rappels écrits, quatre semaines et un avertissement. Une demande contestée ne compte pas.',
  },
  'de.debt.right-unordered': {
    says: 'Vous ne devez rien pour des choses ou services que vous n’avez pas commandés.',
  },
  'de.debt.right-no-entry': {
    says: 'Un agent de recouvrement n’a aucun droit d’entrer chez vous. Vous pouvez le renvoyer.',
  },
  'de.debt.right-interest': {
    says: 'Comme consommateur, vous devez un intérêt de cinq points au-dessus du taux de base (Basiszinssatz). Pour plus, il faut une raison spéciale.',
  },
  'de.debt.warn-restart': {
    says: 'Attention aux vieilles dettes. Un paiement, même petit, ou une reconnaissance fait repartir les trois ans.',
  },
  'de.debt.warn-ignore': {
    says: 'N’ignorez pas plus tard un courrier du tribunal. Si personne ne s’oppose, même une fausse demande devient exécutoire 30 ans.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un titre dure 30 ans. Les intérêts après le titre se prescrivent par trois ans : demandez la somme année par année.',
  },
  'de.debt.tactic-limitation': {
    says: 'Si plus de trois années civiles entières ont passé, écrivez : « Ich erhebe die Einrede der Verjährung » (prescription). Ils ne peuvent plus l’exécuter.',
    risk: 'C’est faux si un titre, un paiement ou des discussions ont arrêté le délai.',
    notWhen: 'Il y a un titre ou vous avez payé quelque chose récemment.',
  },
  'de.debt.tactic-purpose': {
    says: 'Écrivez « nur Hauptforderung » (seulement le principal) sur le virement, pour qu’il ne parte pas dans les frais. Ils peuvent le refuser.',
    risk: 'Ils peuvent refuser un paiement qui fixe un autre ordre que la loi.',
    notWhen: 'Vous voulez aussi régler les frais tout de suite.',
  },
}
