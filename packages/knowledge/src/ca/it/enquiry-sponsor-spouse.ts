/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_IT: Words = {
  'ca.ask.sponsor-spouse': {
    says: 'Può se ha 18 anni ed è cittadino o residente permanente. Non deve ricevere l’assistenza sociale, salvo per una disabilità. Per moglie, marito o partner di solito non c’è un reddito minimo. Promette di pagare i suoi bisogni per tre anni, anche se vi lasciate. Faccia domanda a IRCC con prove che il rapporto è vero. Se vive in Québec, deve accettare anche il Québec.',
    dependsOn: 'il Suo status e se riceve l’assistenza sociale',
  },
}
