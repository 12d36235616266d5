/** The French words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_FR: Words = {
  'ca.estate.right-own': {
    says: 'La dette est payée sur ce que la personne a laissé. Vous ne payez pas de votre poche, sauf si vous avez signé aussi.',
  },
  'ca.estate.warn-share': {
    says: 'Si vous êtes le liquidateur, payez dettes et impôts avant de partager. Sinon, vous pouvez devoir payer vous-même.',
  },
  'ca.estate.right-quebec': {
    says: 'Au Québec, les héritiers paient en général jusqu’à ce qu’ils reçoivent. Vous pouvez renoncer devant notaire, en général sous six mois.',
  },
  'ca.estate.step-proof': {
    says: 'Envoyez une copie de l’acte de décès. Demandez le solde au jour du décès, et si une assurance couvre.',
  },
  'ca.estate.option-say': {
    title: 'Dire que la succession paie, pas vous',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous n’avez pas signé cette dette.',
    says: 'Écrivez qui règle la succession, ou que personne ne le fait. Ne promettez rien.',
  },
}
