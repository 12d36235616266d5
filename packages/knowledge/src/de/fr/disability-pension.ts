/** The French words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_FR: Words = {
  'de.pension.right-hours': {
    says: 'Moins de trois heures de travail par jour donne la pension entière, de trois à moins de six la moitié. Sans temps partiel ouvert pour vous, elle peut être entière.',
  },
  'de.pension.right-review': {
    says: 'Si vous avez manqué le mois, vous pouvez demander un réexamen (Überprüfungsantrag). L’arriéré peut couvrir jusqu’à quatre ans.',
  },
  'de.pension.step-report': {
    says: 'Contestez maintenant et demandez le rapport médical. Montrez-le à vos médecins et envoyez leur réponse sur le nombre d’heures possibles.',
  },
}
