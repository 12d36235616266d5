/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'ch.state.want': {
    says: 'Il denaro è dovuto allo Stato, al cantone, al comune o a un altro ente pubblico.',
  },
  'ch.state.who': {
    says: 'È un ufficio pubblico. Spesso può decidere da sé, con una decisione (Verfügung), che Lei deve il denaro.',
  },
  'ch.state.reality': {
    says: 'Una decisione definitiva vale come una sentenza. L’ufficio esecuzione può allora pignorare parte dello stipendio senza nuovo processo.',
  },
  'ch.state.not-yet': {
    says: 'Prima l’ufficio esecuzione deve inviare un precetto esecutivo. Può opporsi entro dieci giorni, ma una decisione definitiva può togliere l’opposizione.',
  },
  'ch.state.rights': {
    says: 'Può chiedere la decisione, impugnarla in tempo e chiedere più tempo o rate.',
  },
  'ch.state.know-minimum': {
    says: 'Ciò che Le serve per vivere non può essere pignorato dallo stipendio, nemmeno per debiti con lo Stato.',
  },
  'ch.state.right-defence': {
    says: 'La decisione è definitiva? Può ancora mostrare che ha pagato, che ha avuto una dilazione o che il debito è prescritto.',
  },
  'ch.state.right-fine': {
    says: 'Chieda subito rate o più tempo per una multa. Una multa che non si può riscuotere può diventare giorni di carcere.',
  },
  'ch.state.right-tax': {
    says: 'In difficoltà può chiedere rate o il condono dell’imposta. Per l’imposta federale lo chieda prima del precetto esecutivo.',
  },
  'ch.state.step-ruling': {
    says: 'Cerchi una decisione e il suo termine, di solito 30 giorni. Se non c’è, ne chieda una che possa impugnare.',
  },
  'ch.state.step-time': {
    says: 'Non può pagare subito? Scriva all’ufficio prima della data. Offra rate e mostri il Suo bilancio.',
  },
  'ch.state.serafe-reality': {
    says: 'Serafe agisce per lo Stato. Se si oppone al precetto, può togliere da sé l’opposizione con una decisione. Può ricorrere all’UFCOM (BAKOM).',
  },
  'ch.state.premium-reality': {
    says: 'Per i premi di base l’assicuratore può decidere da sé e togliere la Sua opposizione. Ha 30 giorni per opporsi alla decisione.',
  },
  'ch.state.premium-who': {
    says: 'Un assicuratore di base non è un ufficio. Ma per i suoi premi la legge gli permette di decidere come uno.',
  },
}
