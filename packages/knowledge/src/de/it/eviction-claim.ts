/** A landlord's claim for eviction in court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'de.home.deadline-cure': {
    says: 'Una disdetta immediata per debiti di affitto cade se si paga tutto entro due mesi dalla notifica della causa di sfratto. Funziona una volta in due anni.',
    action: "Pagare tutto l'affitto dovuto, o avere la promessa scritta di un ufficio di pagarlo",
    consequence: 'La disdetta immediata resta valida.',
  },
  'de.home.warn-claim': {
    says: "In questa causa può perdere la casa. Vada questa settimana da un avvocato e all'ufficio casa del Comune.",
  },
  'de.home.step-claim-office': {
    says: "Chieda subito al Jobcenter o all'ufficio sociale di assumere i debiti di affitto. Entro due mesi questo può salvare la casa.",
  },
  'de.home.option-claim-pay': {
    says: 'Paghi tutto, o porti la promessa di pagamento del Jobcenter o dell’ufficio sociale. Lo dica al giudice.',
    title: 'Pagare tutto il debito d’affitto',
    cost: 'Tutto il debito, forse come prestito dell’ufficio.',
    time: 'Al più tardi due mesi dopo la notifica della domanda.',
    risk: 'Non sana una disdetta ordinaria data insieme. Le spese della causa possono restare a Lei.',
    bestFor: 'Deve l’affitto e vuole restare.',
  },
  'de.home.step-claim-time': {
    says: 'Nella Sua difesa chieda al tribunale tempo per traslocare (Räumungsfrist), se dovesse perdere.',
  },
}
