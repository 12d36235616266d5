/** The French words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_FR: Words = {
  'it.ask.appeal': {
    says: 'Vous avez 30 jours dès la signification du jugement, ou six mois dès sa publication s’il n’a pas été signifié. Il faut un avocat, gratuit avec un petit revenu. Il est exécutoire tout de suite : demandez à la cour d’appel de le suspendre.',
    dependsOn: 'quand il a été signifié et la somme en jeu',
  },
}
