/** Contracts of consumers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'de.consumer.want': {
    says: 'Una società La tiene legato a un contratto, rifiuta la disdetta o dice no al Suo reclamo.',
  },
  'de.consumer.who': {
    says: 'È una società. Ciò che scrive è la sua opinione, non una decisione.',
  },
  'de.consumer.reality': {
    says: 'Le clausole che La trattano in modo scorretto non hanno effetto. La legge viene prima.',
  },
  'de.consumer.rights-summary': {
    says: 'Spesso può recedere entro 14 giorni, disdire per email e far riparare i difetti per due anni.',
  },
  'de.consumer.not-yet': {
    says: 'Non possono prendere denaro o cose per questa lettera. Prima servirebbe un tribunale.',
  },
  'de.consumer.know-button': {
    says: 'I contratti fatti online richiedono un pulsante di disdetta sul sito.',
    learnMore:
      'Cerchi «Verträge hier kündigen» (disdire qui i contratti). Se il pulsante manca, può disdire in ogni momento senza preavviso.',
  },
  'de.consumer.option-dispute': {
    title: 'Contestare il contratto o recedere',
    says: "Scriva che non c'è un contratto. In subordine, receda e disdica.",
    cost: 'Gratis.',
    time: 'Una lettera o email ora.',
    risk: 'Possono mandare una società di incasso. Contesti anche quella.',
    bestFor: 'Non ha mai accettato, o i 14 giorni corrono ancora.',
  },
  'de.consumer.option-end': {
    says: 'Scriva in quale giorno il contratto finisce per legge e che non paga nulla per il tempo dopo.',
    title: 'Mantenere la disdetta',
    cost: 'Gratis.',
    time: 'Una lettera o una mail ora.',
    risk: 'Può scrivere un recupero crediti. Contesti anche quello.',
    bestFor: 'La legge la lascia andare prima di quanto dicono.',
  },
  'de.consumer.option-complain': {
    title: 'Usare conciliazione o centro consumatori',
    says: "Chieda alla Verbraucherzentrale, o all'organo di conciliazione del settore.",
    cost: 'Gratis o una piccola spesa.',
    time: 'Alcune settimane.',
    risk: 'Non tutte le società partecipano.',
    bestFor: 'La società non si muove.',
  },
  'de.consumer.option-notice': {
    title: 'Disdire per il primo giorno possibile',
    says: "Usi il pulsante o un'email e chieda conferma della data di fine.",
    cost: 'Ciò che è dovuto fino ad allora.',
    time: 'Cinque minuti.',
    risk: 'Paga fino alla fine del contratto.',
    bestFor: 'Il contratto è valido ma vuole uscirne.',
  },
  'de.consumer.right-withdraw': {
    says: "Online, per telefono o alla porta può recedere entro 14 giorni, per la merce dalla consegna. Se non gliel'hanno detto, ha un anno in più.",
  },
  'de.consumer.right-refund': {
    says: 'Dopo il recesso il venditore rimborsa entro 14 giorni, con la consegna normale. Può aspettare la merce o la prova di spedizione. Una scatola aperta o un prezzo scontato di solito non basta per rifiutare.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Dal 19 giugno 2026 i negozi online devono avere un pulsante di recesso (Vertrag widerrufen) che funziona senza cercare un accesso.',
  },
  'de.consumer.right-renewal': {
    says: 'I contratti da marzo 2022 durano al massimo due anni. Se continuano, può uscire con un mese di preavviso.',
  },
  'de.consumer.right-telecom': {
    says: 'Telefono e internet: al massimo due anni. Poi può uscire in ogni momento con un mese di preavviso.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Un contratto di telefono o internet fatto a voce per telefono vale solo dopo che ha approvato il riassunto scritto.',
  },
  'de.consumer.right-fault': {
    says: "Ha due anni verso il venditore. Nel primo anno il venditore deve provare che il difetto non c'era all'inizio.",
  },
  'de.consumer.right-repair-time': {
    says: 'Comprato dal 31 luglio 2026? Se sceglie la riparazione, il tempo per i difetti cresce una volta di dodici mesi.',
  },
  'de.consumer.change-repair': {
    says: 'Il diritto alla riparazione ha cambiato le regole sulla merce difettosa.',
    was: 'Riparazione o cosa nuova: il tempo per i difetti era di due anni in ogni caso.',
    is: 'Per acquisti dal 31 luglio 2026 scegliere la riparazione aggiunge una volta dodici mesi.',
  },
  'de.consumer.right-unordered': {
    says: 'Non deve nulla per merce o servizi che non ha ordinato.',
  },
  'de.consumer.right-order-button': {
    says: "Online c'è un contratto solo se il pulsante diceva chiaramente che Lei paga, come «zahlungspflichtig bestellen».",
  },
  'de.consumer.warn-return': {
    says: 'Rimandare la merce senza una parola non è un recesso. Scriva una frase chiara.',
  },
  'de.consumer.right-trip': {
    says: 'I difetti di un viaggio tutto compreso riducono il prezzo, se li ha segnalati sul posto. Non deve accettare un buono. Il termine è di due anni.',
  },
}
