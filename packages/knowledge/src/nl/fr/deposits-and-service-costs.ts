/** The French words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_FR: Words = {
  'nl.deposit.reality': {
    says: 'C’est l’avis de votre bailleur. Vous pouvez contester chaque frais et demander des preuves.',
  },
  'nl.deposit.step-first': {
    says: 'Écrivez quels frais vous contestez et pourquoi. Ajoutez des photos, votre compte et un délai pour le reste.',
  },
  'nl.charges.reality': {
    says: 'C’est un décompte de charges. Il peut être faux. Vous n’avez pas à payer avant d’avoir vu les factures.',
  },
}
