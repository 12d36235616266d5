/** The French words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_FR: Words = {
  'ie.estate.reality': {
    says: 'Les dettes d’un défunt sont payées sur ce qu’il laisse. La famille n’hérite pas des dettes.',
  },
  'ie.estate.right-own': {
    says: 'Vous ne payez pas de votre poche, sauf si vous avez signé aussi ou êtes caution.',
  },
  'ie.estate.right-order': {
    says: 'S’il n’y a pas assez, la loi fixe l’ordre : d’abord les obsèques et les frais. Le reste impayé tombe.',
  },
  'ie.estate.right-two-years': {
    says: 'Un créancier a au plus deux ans dès le décès pour agir contre la succession.',
  },
  'ie.estate.warn-share': {
    says: 'Si vous êtes l’exécuteur (executor), payez les dettes avant de partager. Sinon, vous pouvez devoir payer vous-même.',
  },
  'ie.estate.step-proof': {
    says: 'Envoyez une copie de l’acte de décès. Demandez le solde au jour du décès, et si une assurance couvre.',
  },
  'ie.estate.option-say': {
    title: 'Dire que la succession paie, pas vous',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous n’avez pas signé cette dette.',
    says: 'Écrivez qui règle la succession, ou que personne ne le fait. Ne promettez rien.',
  },
}
