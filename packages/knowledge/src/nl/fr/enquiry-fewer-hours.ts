/** Questions about hours that a boss cuts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_FR: Words = {
  'nl.ask.fewer-hours': {
    says: 'Non. Vos heures font partie du contrat, le chef ne peut les réduire seul. Il faut une raison très forte ou votre accord. Écrivez que vous refusez et restez prêt à faire toutes les heures. Alors la paie continue. Ne signez rien et demandez au Juridisch Loket.',
  },
}
