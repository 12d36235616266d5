/** The French words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_FR: Words = {
  'au.estate.reality': {
    says: 'Les dettes d’une personne morte sont payées avec ce qu’elle a laissé. La famille n’hérite pas des dettes.',
  },
  'au.estate.right-own': {
    says: 'Vous n’avez pas à payer avec votre propre argent, sauf si vous avez aussi signé pour la dette ou étiez garant.',
  },
  'au.estate.right-order': {
    says: 'S’il n’y a pas assez, la loi fixe qui est payé d’abord : l’enterrement et les frais de la succession (estate). Le reste n’est pas payé.',
  },
  'au.estate.warn-share': {
    says: 'Si vous êtes l’exécuteur (executor), payez les dettes avant de partager quoi que ce soit. Sinon, vous pouvez devoir payer vous-même.',
  },
  'au.estate.step-proof': {
    says: 'Envoyez une copie de l’acte de décès. Demandez un relevé jusqu’au jour du décès, et si une assurance couvre la dette.',
  },
  'au.estate.step-hold': {
    says: 'Demandez-leur d’arrêter les lettres et les intérêts pendant que la succession (estate) est réglée. Si une banque refuse, l’AFCA aide gratuitement.',
  },
  'au.estate.option-say': {
    says: 'Écrivez qui s’occupe de la succession (estate), ou que personne ne le fait. Ne promettez rien.',
    title: 'Dire que la succession paie, pas vous',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous n’avez pas signé pour cette dette.',
  },
}
