/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'ca.news.nsf-fee': {
    says: 'Dal 12 marzo 2026 una banca può chiedere al massimo $10 quando un pagamento non riesce per mancanza di soldi.',
    was: 'Le banche chiedevano fino a circa $48 ogni volta.',
    is: 'Al massimo $10, una volta in due giorni lavorativi, e nulla se mancano meno di $10.',
  },
  'ca.news.interest-cap': {
    says: 'Per i prestiti dal 1 gennaio 2025 un interesse sopra il 35% all’anno è reato. I prestiti fino alla paga (payday loans) costano al massimo $14 ogni $100.',
    was: 'Il limite era il 60% all’anno, circa 48% come lo conta chi presta.',
    is: 'Il limite è il 35% all’anno con tutte le spese, per i contratti fatti da allora.',
  },
  'ca.news.on-seven-days': {
    says: 'Dal 21 settembre 2026 un N4 per affitto non pagato le dà solo sette giorni per pagare.',
    was: 'Chi paga l’affitto al mese aveva 14 giorni per pagare dopo un N4.',
    is: 'Sono sette giorni per ogni N4 dato dal 21 settembre 2026.',
  },
  'ca.news.on-review': {
    says: 'Dal 1º luglio 2026 ha solo 15 giorni per chiedere al Landlord and Tenant Board dell’Ontario di rivedere il suo ordine.',
    was: 'Aveva 30 giorni per chiedere di rivedere un ordine.',
    is: 'Sono 15 giorni per ogni ordine dato dal 1º luglio 2026.',
  },
  'ca.news.on-rent-guideline': {
    says: 'In Ontario quasi tutti gli affitti possono salire al massimo del 2,1% nel 2026 e dell’1,9% nel 2027.',
    was: 'Il limite era il 2,5% nel 2025.',
    is: 'Il limite è il 2,1% nel 2026 e l’1,9% nel 2027, con 90 giorni di preavviso. Una casa più nuova può non avere limiti.',
  },
  'ca.news.on-small-claims': {
    says: 'Dal 1 ottobre 2025 la Small Claims Court dell’Ontario decide cause fino a $50.000.',
    was: 'Il limite era $35.000.',
    is: 'Il limite è $50.000. Lì non Le serve un avvocato.',
  },
  'ca.news.qc-door-sales': {
    says: 'In Québec chi vende porta a porta non può più vendere riscaldamento, aria condizionata, isolamento o decontaminazione, né crediti per questo.',
    was: 'Chi vendeva porta a porta poteva vendere queste cose con un prestito.',
    is: 'Questi contratti sono vietati. Può chiedere di annullarne uno.',
  },
  'ca.news.phone-fees': {
    says: 'Dal 12 giugno 2026 le ditte di telefonia e le grandi ditte di internet non possono far pagare l’attivazione, il cambio o la disdetta di un piano. I lavori in casa possono ancora costare.',
    was: 'Una ditta poteva far pagare l’attivazione, e fino a $50 per disdire un piano senza telefono.',
    is: 'Nessun costo per attivare, cambiare o disdire. Si può ancora chiedere il resto dello sconto sul telefono.',
  },
}
