/** The Italian words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_IT: Words = {
  'fr.transport.right-three-months': {
    says: 'Ha tre mesi dal giorno del controllo per pagare o protestare per iscritto con la ditta di trasporto. Una protesta va al pubblico ministero.',
  },
  'fr.transport.reality': {
    says: 'Se non paga né protesta in tempo, diventa una multa aumentata dello Stato (amende forfaitaire majorée) che riscuote il Tesoro.',
  },
  'fr.transport.step-proof': {
    says: 'Aveva un abbonamento valido o la macchina era rotta? Mandi una copia e dica perché, per raccomandata, prima che finiscano i tre mesi.',
  },
  'fr.transport.option-pay': {
    says: 'Paghi in tempo la ditta e la cosa finisce.',
    title: 'Pagare nei tre mesi',
    cost: 'La somma fissa e spese di pratica.',
    time: 'Tre mesi.',
    risk: 'Nessuno.',
    bestFor: 'È giusta.',
  },
}
