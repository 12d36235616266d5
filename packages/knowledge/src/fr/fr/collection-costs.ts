/** Costs that a collector adds to a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_WORDS: Words = {
  'fr.debt.step-no-extra': {
    says: 'Payez seulement la dette et les intérêts prévus. Rayez les frais de recouvrement.',
  },
  'fr.debt.right-no-costs': {
    says: 'Les frais de recouvrement sans titre exécutoire sont à la charge du créancier, pas à la vôtre. Une clause contraire ne compte pas.',
  },
  'fr.debt.insight-fees': {
    says: 'La lettre ajoute des frais. Sans titre exécutoire, ces frais ne sont pas pour vous.',
    actionable:
      'Demandez le montant de la dette seule et citez l’article L. 111-8 du code des procédures civiles d’exécution.',
  },
  'fr.debt.charge-collection': {
    name: 'Frais de recouvrement sans titre exécutoire',
    says: 'Vous ne devez pas de frais de recouvrement avant une décision de justice.',
  },
  'fr.debt.element-law': {
    name: 'Le texte de l’article L. 111-8 sur les frais',
    says: 'La société doit reproduire la règle sur les frais à la charge du créancier.',
    ifMissing: 'On ne voit pas l’article L. 111-8. Rappelez que les frais ne sont pas pour vous.',
  },
}
