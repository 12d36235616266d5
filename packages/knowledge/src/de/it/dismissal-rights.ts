/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_WORDS: Words = {
  'de.job.right-form': {
    says: 'Un licenziamento per email, messaggio o senza firma a mano non ha effetto.',
  },
  'de.job.right-protection': {
    says: 'Dopo sei mesi, in una ditta con più di dieci posti pieni, il datore deve avere un motivo legale.',
  },
  'de.job.right-notice': {
    says: 'Il preavviso è di almeno quattro settimane al 15 o alla fine del mese. Cresce con gli anni, da uno a sette mesi.',
  },
  'de.job.right-at-once': {
    says: 'Un licenziamento in tronco richiede un motivo molto grave, usato entro due settimane. Di solito serve prima un richiamo. Chieda il motivo: devono scriverlo.',
  },
  'de.job.right-block-time': {
    says: 'Licenziato per la sua condotta? L’agenzia può fermare l’indennità dodici settimane (Sperrzeit), ma non se il licenziamento è illegittimo. Ha un mese per opporsi.',
  },
  'de.job.right-special': {
    says: 'Incinta? In congedo parentale? Disabile grave? Nel consiglio di azienda? Allora serve il permesso di un ufficio o il licenziamento è vietato.',
  },
  'de.job.right-council': {
    says: "Se c'è un consiglio di azienda, va sentito prima di ogni licenziamento.",
  },
  'de.job.right-papers': {
    says: 'Ha diritto a un attestato corretto. Le ferie che non ha potuto prendere si pagano.',
  },
  'de.job.right-social-choice': {
    says: 'In un licenziamento per motivi aziendali il datore deve scegliere in modo giusto: anni di lavoro, età, persone a carico, disabilità.',
  },
  'de.job.right-search-time': {
    says: 'Dopo la disdetta può chiedere tempo libero per cercare lavoro.',
  },
  'de.job.warn-three-weeks': {
    says: 'Colloqui, promesse o una lettera al datore non fermano le tre settimane. Le ferma solo una causa in tribunale.',
  },
  'de.job.warn-block': {
    says: 'Può restare senza indennità di disoccupazione fino a dodici settimane (Sperrzeit). Chieda alla Agentur für Arbeit prima di accettare qualcosa.',
  },
  'de.job.warn-clauses': {
    says: 'In molti contratti le richieste di stipendio cadono dopo tre mesi. Chieda presto per iscritto lo stipendio aperto.',
  },
  'de.job.insight-settle': {
    says: 'Il tribunale del lavoro comincia con un colloquio per un accordo. I datori spesso pagano lì per chiudere il dubbio.',
    actionable: 'Faccia causa in tempo, poi tratti.',
  },
  'de.job.insight-1a': {
    says: 'La lettera offre denaro se non va in tribunale (§ 1a KSchG): mezzo stipendio mensile per ogni anno.',
    actionable: 'Lo confronti con le Sue possibilità prima che finiscano le tre settimane.',
  },
  'de.job.tactic-power': {
    says: 'Ha firmato qualcuno che non è il titolare o il capo del personale, senza procura originale? Lo respinga entro circa una settimana.',
    risk: 'Il datore può mandare una nuova lettera. Faccia causa lo stesso.',
    notWhen: 'Ha firmato il titolare o il capo del personale.',
  },
  'de.job.myth-severance': {
    says: "Non c'è un pagamento automatico (Abfindung) al licenziamento. Nasce da un accordo, un piano sociale o un'offerta nella lettera.",
  },
  'de.job.myth-sick': {
    says: 'Può essere licenziato mentre è malato. Ma la malattia da sola è raramente un buon motivo.',
  },
  'de.job.myth-oral': {
    says: 'Un licenziamento a voce, in chat o per email non ha effetto. Dica che continuerà a lavorare e chieda consiglio.',
  },
  'de.job.element-signature': {
    name: 'Una firma su carta',
    says: 'Un licenziamento richiede carta e firma a mano.',
    ifMissing:
      'Non vediamo una firma. Senza firma a mano su carta il licenziamento non vale. Vada comunque in tribunale.',
  },
  'de.job.right-mass': {
    says: 'Se molti devono andarsene in 30 giorni, la ditta deve prima comunicarlo all’Agentur für Arbeit. Chieda al consiglio aziendale del piano sociale (Sozialplan).',
  },
  'de.job.right-illness': {
    says: 'Malato più di sei settimane in un anno? La ditta doveva prima offrire un colloquio per conservare il posto (BEM). Senza, vincere le sarà difficile.',
  },
}
