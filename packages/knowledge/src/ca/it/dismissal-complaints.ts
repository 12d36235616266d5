/** Complaints about a dismissal: to whom, and by when: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_IT: Words = {
  'ca.work.opt-standards': {
    says: 'L’ufficio del lavoro (employment standards office) della Sua provincia può ordinare gratis la paga non versata e i soldi del preavviso minimo.',
    title: 'Fare reclamo all’ufficio del lavoro',
    cost: 'Gratis.',
    time: 'Mesi.',
    risk: 'In Ontario può bloccare una causa per lo stesso preavviso.',
    bestFor: 'Non hanno pagato il minimo.',
  },
  'ca.work.warn-limits': {
    says: 'Alcuni termini sono brevi: 45 giorni in Québec, 90 giorni per i lavori federali. Annoti il giorno in cui il lavoro è finito.',
  },
  'ca.work.fed-unjust': {
    says: 'In un lavoro federale, con almeno 12 mesi di lavoro e senza sindacato, ha 90 giorni per un reclamo per licenziamento ingiusto (unjust dismissal).',
    action:
      'Presenti un reclamo per licenziamento ingiusto (unjust dismissal) al federal Labour Program',
    consequence: 'Perde questa via per riavere il lavoro o soldi.',
  },
  'ca.work.qc-124': {
    says: 'In Québec, dopo due anni di lavoro, ha 45 giorni per un reclamo per licenziamento senza una buona causa. Contiamo dalla lettera.',
    action: 'Presenti un reclamo alla CNESST',
    consequence: 'Perde il diritto a questo reclamo.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia ha sei mesi dall’ultimo giorno per un reclamo su paga o preavviso.',
    action: 'Presenti un reclamo all’Employment Standards Branch',
    consequence: 'Il Branch può rifiutare un reclamo tardivo.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta ha sei mesi dall’ultimo giorno per un reclamo su paga o preavviso.',
    action: 'Presenti un reclamo a Employment Standards',
    consequence: 'Un reclamo tardivo può essere rifiutato.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario ha due anni per chiedere paga o preavviso. Una richiesta di preavviso al Ministry of Labour impedisce di chiedere di più in tribunale, se non la ritira entro due settimane. Prima chieda consiglio.',
    action: 'Chiedere paga o preavviso non pagati',
    consequence: 'La richiesta arriva troppo tardi.',
  },
  'ca.work.right-void-clause': {
    says: 'In Ontario una sola riga illegale sulla fine del lavoro può annullare tutti i limiti al preavviso nel contratto. Allora può spettarLe molto più del minimo. Lo mostri a un avvocato.',
  },
  'ca.work.right-two-years': {
    says: 'Di solito ha due anni per fare causa al datore di lavoro per il preavviso. Conti dal giorno in cui gliel’hanno detto.',
  },
}
