/** What can still be done when the time in a paper of a court or court officer is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_IT: Words = {
  'de.late.order-want': {
    says: 'È un’ingiunzione di pagamento (Mahnbescheid). Le due settimane sono passate. Può ancora opporsi finché il tribunale non emette l’ordine successivo.',
  },
  'de.late.order-step': {
    says: 'Chiami oggi il tribunale con il numero della pratica. Chieda se c’è un ordine di esecuzione (Vollstreckungsbescheid). Se non c’è, mandi subito l’opposizione: vale ancora.',
  },
  'de.late.order-option': {
    says: 'Mandi oggi il modulo o una lettera con «mi oppongo». Se l’ordine successivo c’è già, vale come opposizione a quello.',
    title: 'Opporsi in ritardo',
    cost: 'Gratis.',
    time: 'Dieci minuti, oggi.',
    risk: 'Se l’ordine successivo è stato notificato più di due settimane fa, può essere tardi.',
    bestFor: 'Non lo deve, o non tutto.',
  },
  'de.late.claim-want': {
    says: 'Qualcuno le ha fatto causa. Il tempo per dire che si difende è passato. Il tribunale può aver già deciso senza di lei.',
  },
  'de.late.claim-reality': {
    says: 'Una lettera in ritardo vale ancora se arriva prima che la sentenza sia pronta. Ogni giorno conta.',
  },
  'de.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, scriva subito che si difende.',
  },
  'de.late.claim-option': {
    says: 'Il tribunale ha deciso perché lei taceva? Si opponga (Einspruch) con i motivi. Chieda nella stessa lettera di fermare l’esecuzione.',
    title: 'Opporsi, se il tribunale ha deciso senza di lei',
    cost: 'Gratis all’inizio. I costi dell’assenza sono suoi.',
    time: 'Due settimane dalla notifica della sentenza.',
    risk: 'Se perde, paga più costi. Al Landgericht serve un avvocato.',
    bestFor: 'C’è una sentenza e lei ha un motivo contro la domanda.',
  },
  'de.late.enforcement-want': {
    says: 'È un ordine di esecuzione (Vollstreckungsbescheid). Ora possono eseguirlo. Contando dalla data del foglio, le due settimane per opporsi sono passate.',
  },
  'de.late.default-want': {
    says: 'Il tribunale ha deciso contro di lei perché non ha risposto o non è venuto. Contando dalla data del foglio, le due settimane per opporsi sono passate.',
  },
  'de.late.enforcement-reality': {
    says: 'Senza opposizione in tempo è definitivo, giusto o no. Può ancora concordare rate, e ciò che serve per vivere resta protetto.',
  },
  'de.late.enforcement-rights': {
    says: 'Ciò che serve per vivere resta protetto: parte dello stipendio, il conto protetto e le cose di base.',
  },
  'de.late.enforcement-step': {
    says: 'Guardi la data sulla busta gialla. Meno di due settimane fa? Si opponga oggi. Più tardi e senza sua colpa? Chieda nella stessa lettera la Wiedereinsetzung (termine ridato).',
  },
  'de.late.enforcement-option': {
    says: 'Mandi insieme l’opposizione e la richiesta. Dica perché non ha potuto prima, con prove.',
    title: 'Chiedere di riavere il termine (Wiedereinsetzung)',
    cost: 'Gratis all’inizio. Alla fine paga chi perde.',
    time: 'Due settimane dalla fine dell’impedimento, al massimo un anno dopo il termine.',
    risk: 'Non aprire la posta non è un motivo. Il tribunale può dire no.',
    bestFor: 'Era in ospedale o via, o il foglio non è mai arrivato.',
  },
  'de.late.service-right': {
    says: 'È andato a un vecchio indirizzo? Le due settimane iniziano solo quando il foglio le è davvero arrivato. Lo dica al tribunale, con prove.',
  },
  'de.late.judgment-reality': {
    says: 'Contando dalla data del foglio, il tempo per l’appello è passato e la sentenza vale. Può ancora concordare rate.',
  },
  'de.late.judgment-step': {
    says: 'Offra oggi rate all’altra parte, per iscritto. Se il tempo è passato senza sua colpa, veda oggi un avvocato per la Wiedereinsetzung.',
  },
  'de.late.judgment-right': {
    says: 'Ha pagato dopo, o il debito è stato condonato? Può ancora opporsi all’esecuzione in tribunale (Vollstreckungsabwehrklage).',
  },
  'de.late.officer-want': {
    says: 'Le hanno chiesto di pagare, o di venire a dire cosa possiede e guadagna (Vermögensauskunft). Il tempo per pagare è passato.',
  },
  'de.late.officer-step': {
    says: 'Chiami oggi l’ufficiale giudiziario, anche se il giorno è passato. Chieda cosa succede ora. Dica quanto può davvero pagare ogni mese.',
  },
  'de.late.officer-meeting': {
    says: 'Ha mancato l’incontro? Ne chieda subito un altro. Anche con un mandato non la trattengono più appena ha dato l’elenco.',
  },
  'de.late.clearing-step': {
    says: 'Il giorno dello sfratto deve ancora venire? Chieda oggi al tribunale di fermarlo (§ 765a ZPO) e dica perché non prima.',
  },
  'de.late.clearing-right': {
    says: 'Una richiesta a meno di due settimane vale ancora se il motivo è nuovo o se non ha potuto agire prima senza colpa.',
  },
  'de.late.cleared-right': {
    says: 'La casa è già stata sgomberata? Ritiri le sue cose entro un mese. Ciò che non è pignorabile le va dato in ogni momento.',
  },
}
