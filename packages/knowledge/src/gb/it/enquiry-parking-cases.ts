/** Domande sul parcheggio, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_IT: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'No. In Scozia una somma privata può doverla solo chi guidava, e nessuna legge obbliga l’intestatario (keeper) a dirlo alla ditta. Non dica chi guidava. Una multa del comune (council) è diversa.',
  },
  'gb.ask-parking.private-fine': {
    says: 'No. Un «parking charge notice» di una ditta privata è una richiesta di soldi per un contratto. Non è una multa e non dà precedenti penali. Faccia ricorso se è sbagliato, e non ignori atti del tribunale.',
  },
  'gb.ask-parking.ignore-private': {
    says: 'No, non lo ignori. Non è una multa, ma la ditta può andare in tribunale. Se è sbagliato, faccia ricorso alla ditta entro 28 giorni, e non ignori mai atti del tribunale.',
  },
  'gb.ask-parking.appeal-late': {
    says: 'Scriva ora, dica perché è in ritardo, e chieda di esaminarlo. Una ditta privata può ancora accettarlo, e Lei può difendersi in una causa. Per un comune (council), attenda il prossimo avviso, che dà una nuova possibilità.',
    dependsOn: 'chi l’ha mandato e perché è in ritardo',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: 'Se non c’era nulla sull’auto, l’avviso deve arrivare all’intestatario (keeper) entro 14 giorni dal parcheggio. Se c’era un avviso, deve arrivare tra il giorno 29 e il giorno 56. Se è tardi, possono rivolgersi solo a chi guidava.',
  },
  'gb.ask-parking.sold-car': {
    says: 'Dica che quel giorno non era l’intestatario (keeper). Mandi la prova della vendita, come la lettera della DVLA, e nome e indirizzo dell’acquirente se li sa. Allora come intestatario non deve nulla.',
  },
  'gb.ask-parking.council-sold-car': {
    says: 'Non paghi. Mandi al comune (council) il tagliando (slip) come contestazione formale, entro 28 giorni dall’avviso. Dia il giorno della vendita e nome e indirizzo dell’acquirente. Se dice no, il tribunale (tribunal) è gratuito.',
  },
  'gb.ask-parking.minutes-over': {
    says: 'Faccia ricorso alla ditta entro 14 giorni, così tiene il prezzo ridotto se dice no. Il codice dà almeno 10 minuti alla fine, più tempo all’inizio per leggere i cartelli. Se rifiuta, il ricorso indipendente è gratuito.',
  },
  'gb.ask-parking.council-loading': {
    says: 'Contesti entro 14 giorni e mandi la bolla di consegna. Un vero carico può essere un motivo pieno per annullare. Quasi tutti i comuni (councils) offrono di nuovo il prezzo ridotto se respingono una contestazione in tempo. Lo chieda prima che finisca.',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'Forse non è troppo tardi. Ha 5 giorni per la notifica e poi 14 per la conferma, o 28 per difendersi se l’ha mandata. Chiami oggi il tribunale: se non c’è una sentenza, risponda ora. Se c’è, chieda di annullarla (set aside) con il modulo N244.',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'No, di solito non tutta la somma. Faccia ricorso alla ditta e mandi la ricevuta. Per il codice un piccolo errore va annullato. Per un errore più grande, come un’altra auto, dovrebbe essere £20 al massimo.',
  },
}
