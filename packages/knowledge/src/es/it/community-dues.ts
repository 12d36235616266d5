/** The Italian words of Spain: community dues. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_IT: Words = {
  'es.community.right-certificate': {
    says: 'Chieda il certificato del debito e il verbale della riunione. Per il rapido ordine di pagamento del giudice servono tutti e due, e devono averla avvisata.',
  },
  'es.community.right-contest': {
    says: 'Può contestare una decisione della riunione entro tre mesi, o un anno se viola la legge. Deve essere in regola con i pagamenti o depositare la somma.',
  },
  'es.community.know-share': {
    says: 'Ogni proprietario deve pagare una quota delle spese comuni. Chi è in debito può parlare alla riunione, ma di solito non può votare.',
    learnMore: 'L’appartamento stesso risponde delle quote di quest’anno e dei tre anni prima.',
  },
  'es.community.step-account': {
    says: 'Chieda all’amministratore un elenco dei mesi non pagati, della Sua quota e dei pagamenti ricevuti.',
  },
}
