/** The French words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_FR: Words = {
  'nl.nuisance.want': {
    says: 'Votre bailleur dit que vous causez des nuisances et vous avertit. En général, seul un juge peut pour cela mettre fin au bail. Si le maire a fermé le logement, il peut le faire sans juge.',
  },
  'nl.nuisance.right-judge': {
    says: 'Le juge pèse la gravité, votre logement, vos enfants et ce que vous avez fait. Le bruit du quotidien ne suffit pas. Le bailleur doit prouver, avec dates et rapports.',
  },
  'nl.nuisance.step': {
    says: 'Répondez par écrit : ce qui est vrai, ce qui ne l’est pas, ce que vous ferez. Demandez les jours et qui s’est plaint. La médiation (buurtbemiddeling) est gratuite.',
  },
}
