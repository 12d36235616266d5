/** The Italian words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_IT: Words = {
  'us.snap.right-report': {
    says: 'Deve dire all’ufficio alcuni cambiamenti, quasi sempre con un rapporto ogni sei mesi. L’avviso deve dire quali ed entro quando.',
  },
  'us.snap.right-recertify': {
    says: 'Prima della fine del Suo periodo l’ufficio deve mandarle un avviso. Faccia domanda in tempo e gli aiuti alimentari (SNAP) continuano senza interruzione.',
  },
  'us.snap.right-claim': {
    says: 'Un avviso di pagamento in più deve dire la somma, il motivo e come chiedere un’udienza entro 90 giorni. La somma si può ridurre se non può pagare.',
  },
  'us.medicaid.right-renewal': {
    says: 'L’ufficio deve prima provare a rinnovare con i dati che ha. Se manda il modulo entro 90 giorni dalla fine, deve guardarlo senza una nuova domanda.',
  },
  'us.medicaid.right-hearing': {
    says: 'Può chiedere un’udienza (fair hearing). La chieda prima del giorno in cui finisce la copertura, e quasi sempre continua fino alla decisione.',
  },
  'us.medicaid.right-reasons': {
    says: 'L’avviso deve dire che cosa si fa, perché, secondo quale regola e come chiedere un’udienza.',
  },
  'us.medicaid.step-form': {
    says: 'Mandi ora il modulo di rinnovo, anche se è tardi, e tenga la prova. Chiami l’ufficio se il modulo non è mai arrivato.',
  },
  'us.ask-jobless.allowed-denied': {
    says: 'Legga ogni avviso. Accettare una domanda e pagare una settimana sono due decisioni. Faccia ricorso per iscritto entro l’ultimo giorno nell’avviso e faccia domanda ogni settimana.',
  },
  'us.ask-jobless.right-hearing': {
    says: 'Se è senza lavoro non per colpa Sua e cerca lavoro, quasi sempre può avere il sussidio. Può avere un’udienza se rifiutano.',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'In Ohio può fare ricorso contro una decisione sulla disoccupazione (unemployment) entro 21 giorni dal suo invio. Faccia domanda ogni settimana mentre aspetta.',
  },
}
