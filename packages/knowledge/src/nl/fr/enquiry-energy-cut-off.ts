/** Questions about a threat to cut off energy: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_FR: Words = {
  'nl.ask.energy-cut-off': {
    says: 'Appelez aujourd’hui le fournisseur et demandez un plan par écrit. Il ne peut couper tant que vous suivez un plan ou avez demandé une aide aux dettes. Demandez vite l’aide de la commune (schuldhulp) : en cas de menace de coupure, elle doit agir en trois jours ouvrés. Quelqu’un est malade ? Envoyez une lettre du médecin.',
  },
}
