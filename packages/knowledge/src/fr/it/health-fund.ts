/** The Italian words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_WORDS: Words = {
  'fr.fund.want': {
    says: 'Una cassa pubblica rifiuta qualcosa, o cambia ciò che paga.',
  },
  'fr.fund.reality': {
    says: 'Un rifiuto non è la fine. Il primo ricorso è gratis e basta una lettera.',
  },
  'fr.fund.right-appeal': {
    says: 'Ha due mesi per scrivere alla commissione ricorsi (commission de recours amiable). Per un motivo medico è la commissione medica (CMRA).',
  },
  'fr.fund.right-court': {
    says: 'Due mesi senza risposta valgono come un no; davanti alla commissione medica (CMRA) sono quattro. Poi ha due mesi per il tribunale sociale (pôle social). Non serve un avvocato.',
  },
  'fr.fund.step-write': {
    says: 'Scriva che contesta la decisione, con la sua data e il Suo numero. Unisca una lettera del medico e la mandi per raccomandata.',
  },
  'fr.fund.option-appeal': {
    says: 'Dica con parole Sue perché è sbagliata, e chieda di cambiare la decisione.',
    title: 'Contestare la decisione',
    cost: 'Gratis',
    time: 'Due mesi',
    risk: 'Nessuno.',
    bestFor: 'Non è d’accordo con il motivo.',
  },
  'fr.fund.right-late-note': {
    says: 'Il primo certificato inviato tardi porta solo un avviso. Il secondo in 24 mesi dimezza il pagamento. Se è arrivato dopo la fine della malattia, possono rifiutare. Il ricovero, o l’impossibilità di inviarlo, La scusa.',
  },
}
