/** The Italian words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_IT: Words = {
  'us.animal.want': {
    says: 'Il proprietario rifiuta un animale, o chiede una spesa, per la sua regola sugli animali. Un animale addestrato per una disabilità non è un animale domestico in questa legge. Per uno non addestrato ora è discusso.',
  },
  'us.animal.step': {
    says: 'Chieda di nuovo per iscritto, con una lettera di chi La cura. Se dice ancora no, reclami al Suo stato. HUD accetta reclami entro un anno, ma da maggio 2026 agisce solo per animali addestrati.',
  },
}
