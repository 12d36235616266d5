/** The Italian words of Spain: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'es.buy.want': {
    says: 'Una ditta Le chiede di pagare, di restare in un contratto, o rifiuta quello che Lei ha chiesto.',
  },
  'es.buy.who': {
    says: 'È un’impresa. La legge La protegge come consumatore, e Lei non può rinunciare a questi diritti con una firma.',
  },
  'es.buy.rights': {
    says: 'Spesso può disdire, far riparare le cose o rifiutare clausole abusive. Reclamare è gratis.',
  },
  'es.buy.reality': {
    says: 'Una ditta non può decidere da sola che Lei deve pagare. Se non è d’accordo, può farlo solo un giudice o un arbitro.',
  },
  'es.buy.no-seizure': { says: 'Non può prendere soldi dal Suo stipendio senza un tribunale.' },
  'es.buy.right-withdraw': {
    says: 'Ha comprato online, per telefono o alla porta di casa? Può recedere entro 14 giorni senza motivo. Sono 30 giorni per una visita che non aveva chiesto. Il venditore rimborsa allora entro 14 giorni.',
  },
  'es.buy.right-withdraw-year': {
    says: 'Se la ditta non Le ha detto di quel diritto, ha altri 12 mesi.',
  },
  'es.buy.right-guarantee': {
    says: 'Le cose nuove hanno una garanzia legale di tre anni. Nei primi due anni un difetto vale come presente dall’inizio.',
  },
  'es.buy.right-unfair': {
    says: 'Le clausole abusive non La vincolano, anche se ha firmato. Una somma alta per andare via può essere abusiva.',
  },
  'es.buy.right-not-ordered': {
    says: 'Non deve nulla per cose o servizi che non ha chiesto. Il silenzio non è un sì.',
  },
  'es.buy.right-late': {
    says: 'Le cose devono arrivare entro 30 giorni, se non avete deciso un’altra data. Se no, dia altro tempo, poi disdica e si faccia restituire i soldi.',
  },
  'es.buy.right-form': {
    says: 'Ha diritto a un modulo di reclamo (hoja de reclamaciones) e a una prova del reclamo.',
  },
  'es.buy.right-credit-14': {
    says: 'Può recedere da un prestito al consumo entro 14 giorni. Restituisce i soldi e gli interessi di quei giorni.',
  },
  'es.buy.deadline-withdraw': {
    says: 'Ha 14 giorni per recedere, dal giorno in cui ha ricevuto le cose o ha firmato per un servizio.',
    action: 'Mandare il recesso (desistimiento) per iscritto',
    consequence: 'Le serve un altro motivo di legge per disdire.',
  },
  'es.buy.step-write': {
    says: 'Scriva alla ditta: che cosa è successo, che cosa vuole, entro quando. Conservi il numero del reclamo.',
  },
  'es.buy.step-proof': { says: 'Raccolga il contratto, la fattura, i messaggi e le foto.' },
  'es.buy.step-omic': {
    says: 'Se la ditta dice no o tace per un mese, vada all’OMIC. Chieda l’arbitrato (arbitraje de consumo): è gratis.',
  },
  'es.buy.step-card': {
    says: 'Se ha pagato con carta e non ha ricevuto nulla, chieda alla banca di restituire il pagamento.',
  },
  'es.buy.step-pay-part': {
    says: 'Paghi la parte su cui è d’accordo, e scriva perché non paga il resto.',
  },
  'es.buy.option-complain': {
    says: 'Reclami per iscritto con la ditta, poi all’OMIC.',
    title: 'Reclamare',
    cost: 'Nulla.',
    time: 'Un mese per una risposta.',
    risk: 'Nessuno.',
    bestFor: 'La ditta ha torto o non risponde.',
  },
  'es.buy.option-cancel': {
    says: 'Mandi un recesso chiaro per iscritto e restituisca le cose.',
    title: 'Recedere dal contratto',
    cost: 'A volte la spedizione di ritorno.',
    time: '14 giorni per gli acquisti a distanza.',
    risk: 'Alcune cose non si possono restituire.',
    bestFor: 'Ha comprato da casa o è stato messo sotto pressione.',
  },
  'es.buy.option-court': {
    says: 'Fino a 2.000 € può fare causa senza avvocato. Prima cerchi un accordo per iscritto.',
    title: 'Andare dal giudice',
    cost: 'Copie e tempo.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: 'Nient’altro ha funzionato.',
  },
  'es.buy.insight-call': {
    says: 'Un contratto per telefono La vincola solo quando conferma l’offerta scritta.',
    actionable: 'Chieda la registrazione e l’offerta confermata.',
  },
  'es.buy.warning-keep-paying': {
    says: 'Prima di smettere di pagare una bolletta, scriva perché. Un debito che contesta davanti a un giudice o a un arbitro non può andare in una lista di cattivi pagatori.',
  },
  'es.buy.change-clientela': {
    says: 'Una nuova legge obbliga le grandi ditte a rispondere ai reclami entro 15 giorni lavorativi, con una persona al telefono.',
    was: 'Le ditte avevano un mese per rispondere.',
    is: 'Le grandi ditte e i servizi di base devono seguire la nuova legge entro il 28 dicembre 2026.',
  },
  'es.buy.right-trip': {
    says: 'Se l’organizzatore annulla un pacchetto, deve restituire tutto entro 14 giorni. Non deve accettare un buono.',
  },
}
