/** Letters from debt collectors: what an adviser would notice. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_IT: Words = {
  'gb.debt.insight-may': {
    says: 'La lettera parla di tribunale, ma nessun tribunale è ancora coinvolto. Prima devono mandarle un avviso (letter of claim) e darle 30 giorni per rispondere.',
    actionable:
      'Stia attento a una lettera con un modulo di risposta (Reply Form). Quella ha un vero termine.',
  },
  'gb.debt.insight-visit': {
    says: 'Una visita del recupero crediti è solo una chiacchierata alla porta. Non sono ufficiali giudiziari (bailiffs). Non possono entrare se Lei non vuole.',
    actionable: 'Scriva che risponderà solo per lettera e che non accetta visite.',
  },
  'gb.debt.insight-goods': {
    says: 'La lettera parla di ufficiali giudiziari (bailiffs) o dei Suoi beni. Se non c’è già una sentenza o un ordine contro di Lei, ora non può succedere.',
    actionable:
      'Chieda per iscritto su quale sentenza si basano. Cerchi il Suo nome nel registro delle sentenze.',
  },
  'gb.debt.insight-deadline': {
    says: 'La data in questa lettera l’hanno scelta loro. La legge non le dà forza. È comunque saggio rispondere prima.',
    actionable:
      'Mandi una breve lettera prima di quella data. Nessuno potrà dire che Lei non ha risposto.',
  },
  'gb.debt.insight-discount': {
    says: 'Offrono di prendere di meno. Vuol dire che si può trattare. La prima offerta spesso non è l’ultima.',
    actionable:
      'Prima controlli che il debito sia Suo e non troppo vecchio. Poi offra meno, e ottenga l’accordo per iscritto.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Una data in questa lettera è di più di sei anni fa. Il debito può essere troppo vecchio per il tribunale.',
    actionable:
      'Non paghi e non lo ammetta ancora. Chieda a un consulente gratuito se il termine è passato.',
  },
  'gb.debt.insight-fees': {
    says: 'Hanno aggiunto spese. Possono farlo solo se il Suo contratto lo permette, e solo per somme giuste.',
    actionable: 'Chieda la clausola esatta del contratto che permette ogni spesa.',
  },
  'gb.debt.insight-assignment': {
    says: 'Quando un debito di credito è venduto, devono dirglielo. In una vendita i vecchi documenti spesso si perdono.',
    actionable: 'Chieda l’avviso della vendita, il contratto e un elenco di tutti i pagamenti.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Un debito in ritardo spesso è già nella Sua scheda di credito (credit file). Resta per sei anni dall’inadempienza (default). Questa lettera da sola non aggiunge nulla.',
    actionable: 'Chieda gratis il Suo rapporto di credito e guardi che cosa c’è prima di decidere.',
  },
}
