/** The Italian words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_IT: Words = {
  'nl.nuisance.want': {
    says: 'Il locatore dice che Lei disturba e La avverte. Di solito solo un giudice può per questo sciogliere il contratto. Se il sindaco ha chiuso la casa, può farlo senza giudice.',
  },
  'nl.nuisance.right-judge': {
    says: 'Il giudice valuta gravità, casa, figli e cosa ha fatto lei. I rumori quotidiani non bastano. Il locatore deve provarlo con date e rapporti.',
  },
  'nl.nuisance.step': {
    says: 'Risponda per iscritto: cosa è vero, cosa no, cosa farà. Chieda quali giorni e chi si è lamentato. La mediazione (buurtbemiddeling) è gratis.',
  },
}
