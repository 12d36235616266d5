/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'fr.state.want': {
    says: 'Il denaro è dovuto allo Stato, a un comune o a un altro ente pubblico. Lo riscuote il Tesoro pubblico.',
  },
  'fr.state.who': {
    says: 'Il Tesoro pubblico (comptable public) riscuote per lo Stato, i comuni e gli ospedali pubblici. Ha poteri molto più forti dei creditori privati.',
  },
  'fr.state.reality': {
    says: 'Non ha bisogno di un giudice. Può prendere denaro dalla banca, dal datore di lavoro o dalla pensione (SATD). Deve dirglielo e indicare i ricorsi.',
  },
  'fr.state.local-reality': {
    says: 'Un comune può creare da sé un titolo per la sua fattura (titre exécutoire). Il Tesoro può allora pignorare senza giudice.',
  },
  'fr.state.social-reality': {
    says: 'Dopo una diffida formale questo ente può emettere da sé un ordine di pagamento (contrainte). Se non si oppone, vale come una sentenza.',
  },
  'fr.state.rights': {
    says: 'Può vedere su cosa si basa il debito, contestarlo in tempo e chiedere un piano.',
  },
  'fr.state.know-floor': {
    says: 'Nemmeno lo Stato può prendere tutto. La banca deve lasciarLe una somma di base, e parte dello stipendio è protetta.',
  },
  'fr.state.right-seizure': {
    says: 'Hanno già preso denaro? Ha due mesi per contestare il pignoramento per iscritto presso l’ufficio indicato.',
  },
  'fr.state.right-local': {
    says: 'Può contestare in tribunale la fattura di un comune o ospedale pubblico entro due mesi dalla ricezione. La riscossione allora si ferma.',
  },
  'fr.state.right-local-years': {
    says: 'Il Tesoro ha quattro anni per riscuotere la fattura di un comune o ospedale pubblico. Ogni atto di riscossione li fa ripartire.',
  },
  'fr.state.right-fine': {
    says: 'Può contestare una multa maggiorata entro 30 giorni dall’invio dell’avviso. Se non ne ha mai saputo nulla, spesso può ancora farlo.',
  },
  'fr.state.right-fine-time': {
    says: 'Mancano i soldi? Chieda al Tesoro tempo, o di condonare parte della multa maggiorata. Dia motivi e prove.',
  },
  'fr.state.right-fine-years': {
    says: 'La multa per una infrazione minore (contravention) si prescrive in tre anni. Ogni atto di riscossione li fa ripartire.',
  },
  'fr.state.right-social': {
    says: 'Se arriva un ordine (contrainte), si opponga al tribunale indicato entro 15 giorni. Dia i motivi e alleghi l’ordine.',
  },
  'fr.state.step-title': {
    says: 'Chieda per iscritto una copia della fattura, della decisione o dell’ordine, e un conteggio. Cerchi la data e il termine per opporsi.',
  },
  'fr.state.step-time': {
    says: 'Non può pagare subito? Scriva all’ufficio prima della data. Offra una somma al mese e mostri reddito e affitto.',
  },
}
