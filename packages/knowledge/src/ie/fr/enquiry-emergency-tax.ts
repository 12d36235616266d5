/** Questions about emergency tax in a new job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_FR: Words = {
  'ie.ask.emergency-tax': {
    says: 'Vous pouvez l’arrêter aujourd’hui. Ouvrez myAccount chez Revenue, Jobs and Pensions, et ajoutez le nouvel emploi. Revenue donne le bon taux à l’employeur, et la paie suivante rend en général le trop-perçu. Si vous avez quitté l’emploi, demandez-le par la déclaration de l’année, dans les quatre ans. Vérifiez vos tax credits.',
  },
}
