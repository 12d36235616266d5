/** The Italian words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_IT: Words = {
  'us.animal.want': {
    says: 'Il proprietario rifiuta un animale, o chiede una spesa, per la sua regola sugli animali. Un animale per una disabilità non è un animale domestico in questa legge.',
  },
  'us.animal.step': {
    says: 'Chieda di nuovo per iscritto, con una lettera di chi La cura. Se dice ancora no, reclami a HUD entro un anno o al Suo stato.',
  },
}
