/** The Italian words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_IT: Words = {
  'nl.deposit.reality': {
    says: 'È il parere del padrone di casa. Può contestare ogni spesa e chiederne la prova.',
  },
  'nl.deposit.step-first': {
    says: 'Scriva quali spese contesta e perché. Aggiunga foto, indichi il Suo conto e fissi un ultimo giorno per il resto.',
  },
  'nl.charges.reality': {
    says: 'È un conto di spese in più. Può essere sbagliato. Non deve pagare prima di aver visto le fatture.',
  },
}
