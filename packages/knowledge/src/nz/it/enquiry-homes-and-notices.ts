/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_IT: Words = {
  'nz.fact.retaliatory-notice': {
    says: 'Dal 30 gennaio 2025 un preavviso di 90 giorni non richiede un motivo. Ma se fu dato perché si è lamentato o ha usato un diritto, è una ritorsione (retaliatory): il Tenancy Tribunal può annullarlo. Lo chieda entro 28 giorni lavorativi da quando l’ha ricevuto. Le date e i loro messaggi sono buone prove. Chieda insieme le riparazioni e denaro. Continui a pagare e per ora non se ne vada. Se vince, può chiedere di non pubblicare il Suo nome.',
  },
  'nz.fact.bond-not-lodged': {
    says: 'Il padrone di casa deve depositare la cauzione presso Tenancy Services entro 23 giorni lavorativi. Non farlo è contro la legge. La chieda tutta per iscritto con una data. Poi vada al Tenancy Tribunal. Può ordinare di pagare la cauzione, e altro come sanzione (exemplary damages). Aggiunga la prova del pagamento, come un estratto conto, e il contratto. Tutti gli inquilini nominati possono unirsi. Consiglio gratis: 0800 836 262.',
  },
  'nz.fact.healthy-homes': {
    says: 'Dal 1º luglio 2025 ogni casa in affitto deve rispettare gli healthy homes standards. Il soggiorno deve avere un riscaldamento fisso che lo porti a 18 gradi. Servono isolamento sopra e sotto, dove si può, e ventole in cucina e in bagno. Chieda per iscritto come la Sua casa li rispetta: hanno 21 giorni per rispondere. Dia un avviso di 14 giorni per riparare. Poi il Tenancy Tribunal può ordinare i lavori e dare denaro. Continui a pagare.',
  },
}
