/** Questions about stopping an eviction case by paying: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_FR: Words = {
  'es.ask.evict-pay-stops': {
    says: 'Le plus souvent oui, une fois : payez tout l’arriéré dans les dix jours ouvrables du papier et l’affaire s’arrête (enervación). Pas si vous l’avez déjà fait. Ni si le propriétaire a réclamé au moins 30 jours avant, de façon prouvée, et que vous n’avez pas payé. Demandez un avocat gratuit dans les trois premiers jours, et les services sociaux. Un décret d’octobre 2026 fait payer l’administration pour les personnes en danger : demandez s’il vaut encore.',
    dependsOn: 'si c’est la première fois et de la mise en demeure',
  },
}
