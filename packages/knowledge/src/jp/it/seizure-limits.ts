/** What cannot be seized, the officer's last day, and a home with a loan: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_IT: Words = {
  'jp.seize.right-benefits': {
    says: 'Nessun creditore privato può prendere l’assegno per i figli, la pensione pubblica o l’assistenza. Se sta su un conto pignorato, chieda al tribunale di liberarla.',
  },
  'jp.seize.warn-officer-day': {
    says: 'L’ufficiale fissa un ultimo giorno per uscire, per lo più un mese dopo la prima visita. Poi portano via le sue cose. Chieda oggi al comune aiuto per la casa.',
  },
  'jp.seize.right-home-loan': {
    says: 'Se abita la casa, un piano del tribunale (個人再生) può fargliela tenere. Quando il garante ha pagato la banca, ha sei mesi per chiederlo.',
  },
  'jp.seize.step-home-loan': {
    says: 'Chieda questa settimana a un avvocato: un piano del tribunale, o una vendita scelta da lei (任意売却) prima dell’asta. Chieda anche altre condizioni alla banca.',
  },
  'jp.seize.right-office-review': {
    says: 'Contro il pignoramento di un ufficio può chiedere un riesame gratuito (審査請求) entro tre mesi. Chieda anche una pausa mentre paga a rate.',
  },
}
