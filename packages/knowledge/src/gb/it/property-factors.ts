/** Conti dell'amministratore di stabili in Scozia: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_IT: Words = {
  'gb.factor.code': {
    says: 'Un amministratore (property factor) deve essere nel registro pubblico e seguire un codice. Deve spiegare ogni spesa e rispondere ai reclami.',
  },
  'gb.factor.tribunal': {
    says: "Scriva prima il reclamo all'amministratore. Se non rimedia, può rivolgersi al First-tier Tribunal for Scotland, Housing and Property Chamber.",
  },
  'gb.factor.share': {
    says: 'Controlli la Sua quota nei titoli di proprietà (title deeds). Se tacciono, la legge sui condomìni (tenements) fissa la divisione.',
  },
}
