/** Letters of a landlord on the deposit and on extra costs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AND_EXTRA_COSTS_FR: Words = {
  'be.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'be.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
  'be.charges.reality': {
    says: 'C’est un décompte de charges. Il peut être faux. Vous n’avez pas à payer avant d’avoir vu les factures.',
  },
  'be.charges.step-first': {
    says: 'Écrivez avant l’échéance, ou aujourd’hui si elle est passée. Demandez les factures, comparez avec l’an passé et le bail, et dites quels frais vous contestez.',
  },
}
