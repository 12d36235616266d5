/** The French words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FR: Words = {
  'es.ask.collector-home': {
    says: 'Un recouvreur ne peut pas entrer, prendre des choses ni le dire à votre patron. Vous n’avez pas à ouvrir la porte.',
  },
  'es.ask.asnef': {
    says: 'Écrivez gratuitement à la liste et demandez vos données. Si la dette est de moins de 50 €, payée, de plus de cinq ans ou si l’on ne vous a rien dit, demandez de l’effacer. Sinon, allez à l’AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Demandez par écrit à la nouvelle société le contrat et la preuve qu’elle a acheté votre dette. Vous gardez les mêmes défenses. Ne payez pas avant de voir la preuve.',
  },
}
