/** Questions about a fine of an office that pays benefits: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_FR: Words = {
  'nl.ask.benefit-fine': {
    says: 'Contestez en six semaines, gratuitement, l’amende et la somme réclamée. Ce sont deux décisions. L’amende doit aller avec votre faute et vos moyens. Sans faute, pas d’amende. Dites avec preuves ce que vous avez signalé et quand. Le trop-perçu se rend en général, par parts selon vos revenus.',
  },
}
