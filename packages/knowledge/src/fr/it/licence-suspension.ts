/** The Italian words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_IT: Words = {
  'fr.suspension.want': {
    says: 'Il prefetto sospende la patente per alcuni mesi. Un giudice deciderà ancora sull’infrazione.',
  },
  'fr.suspension.warn': {
    says: 'Non guidi finché dura. È un reato, e l’assicuratore può non pagare.',
  },
  'fr.suspension.deadline': {
    says: 'Ha due mesi per andare al tribunale amministrativo. Se la patente Le serve per il lavoro, chieda subito di fermarla in fretta.',
    action: 'Contestare la sospensione',
    consequence: 'Dura fino alla sua fine.',
  },
  'fr.suspension.right-end': {
    says: 'Cade se il giudice La assolve o dà un divieto più breve. Il tempo si toglie da un divieto del giudice.',
  },
  'fr.suspension.step': {
    says: 'Controlli i tempi: di solito l’ordine deve arrivare entro 72 o 120 ore dal ritiro della patente. Prenoti presto la visita medica.',
  },
}
