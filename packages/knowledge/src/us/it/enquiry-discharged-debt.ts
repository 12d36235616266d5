/** Questions about debts that somebody collects after a bankruptcy cleared them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCHARGED_DEBT_IT: Words = {
  'us.fact.discharged-debt': {
    says: "Nessuno può riscuotere da lei un debito cancellato dal fallimento (discharge). Mandi l'ordine e scriva: basta. Se continuano, chieda al tribunale fallimentare di riaprire il caso. Se le fanno causa, risponda in tempo. Il rapporto di credito deve mostrarlo cancellato, nulla dovuto: lo contesti, hanno 30 giorni. Non paghi nulla. Non si cancellano il mantenimento, la maggior parte delle tasse e dei prestiti di studio, i debiti successivi e quelli riconfermati (reaffirmed). Un vincolo può restare.",
  },
}
