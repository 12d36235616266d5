/** Organisations that often write to people in Germany: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'de.sender.eos': {
    says: 'EOS è uno dei più grandi gruppi di incasso. Appartiene al gruppo Otto. Compra anche debiti.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.riverty': {
    says: 'Riverty è un gruppo di pagamenti e incasso di Bertelsmann. Gestisce anche «compra ora, paga dopo» per i negozi.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.paigo': {
    says: 'Paigo è una società di incasso del gruppo Riverty.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.infoscore': {
    says: 'infoscore è una società di incasso. Le lettere riguardano spesso biglietti, negozi e contratti di telefono.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.pair': {
    says: 'PAIR Finance è una società di incasso di Berlino che scrive soprattutto per email e messaggio.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.creditreform': {
    says: 'Creditreform è una rete di ditte locali per incasso e informazioni creditizie sulle imprese.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.coeo': {
    says: 'coeo è una società di incasso. Scrive spesso per email e messaggio.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.real': {
    says: 'REAL Solution è una società di incasso di Amburgo.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.lowell': {
    says: 'Lowell incassa per altri e compra vecchi debiti. Chieda di chi è il debito.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.intrum': {
    says: 'Intrum incassa per altri e compra vecchi debiti. Chieda di chi è il debito.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.hoist': {
    says: 'Hoist Finance compra vecchi debiti bancari. Chieda la prova che il Suo è suo.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.tesch': {
    says: 'TESCH mediafinanz è una società di incasso, spesso per negozi online.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.universum': {
    says: 'Universum è una società di incasso di Francoforte.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.alektum': {
    says: 'Alektum incassa e compra debiti di consumatori, spesso di telefonia e di pagamenti differiti.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.bid': {
    says: 'BID è una società di incasso della Baviera.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.diagonal': {
    says: 'Diagonal Inkasso è una società di incasso.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.atriga': {
    says: 'atriga è una società di incasso.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.culpa': {
    says: 'CULPA Inkasso è una società di incasso. Chiede spesso piccole somme.',
    regulator: 'Bundesamt für Justiz',
    complainTo:
      "L'Ufficio federale della giustizia (Bundesamt für Justiz), che vigila sugli incassi.",
    nextStep: 'Controlli la richiesta. Poi scriva, la contesti o chieda il contratto e ogni spesa.',
  },
  'de.sender.ksp': {
    says: 'KSP è uno studio legale di Amburgo che incassa debiti e manda diffide per immagini. Non è un tribunale.',
    regulator: "l'ordine degli avvocati (Rechtsanwaltskammer)",
    complainTo: "L'ordine degli avvocati (Rechtsanwaltskammer) del suo distretto.",
    nextStep: 'Controlli la richiesta. Poi la contesti, o chieda il contratto e ogni spesa.',
  },
  'de.sender.haas': {
    says: 'Uno studio legale che incassa debiti per molte società. Non è un tribunale.',
    regulator: "l'ordine degli avvocati (Rechtsanwaltskammer)",
    complainTo: "L'ordine degli avvocati (Rechtsanwaltskammer) del suo distretto.",
    nextStep: 'Controlli la richiesta. Poi la contesti, o chieda il contratto e ogni spesa.',
  },
  'de.sender.frommer': {
    says: 'Frommer Legal, un tempo Waldorf Frommer, è uno studio legale di Monaco. Diffida persone per film e musica condivisi online.',
    regulator: "l'ordine degli avvocati (Rechtsanwaltskammer)",
    complainTo: "L'ordine degli avvocati (Rechtsanwaltskammer) del suo distretto.",
    nextStep: 'Non firmi il suo modulo. Chieda consiglio prima della sua data.',
  },
  'de.sender.ippc': {
    says: 'Uno studio legale di Berlino che diffida persone per film e giochi condivisi online.',
    regulator: "l'ordine degli avvocati (Rechtsanwaltskammer)",
    complainTo: "L'ordine degli avvocati (Rechtsanwaltskammer) del suo distretto.",
    nextStep: 'Non firmi il suo modulo. Chieda consiglio prima della sua data.',
  },
  'de.sender.nimrod': {
    says: 'Uno studio legale di Berlino che diffida persone per giochi condivisi online.',
    regulator: "l'ordine degli avvocati (Rechtsanwaltskammer)",
    complainTo: "L'ordine degli avvocati (Rechtsanwaltskammer) del suo distretto.",
    nextStep: 'Non firmi il suo modulo. Chieda consiglio prima della sua data.',
  },
  'de.sender.beitragsservice': {
    says: 'Incassa il canone (Rundfunkbeitrag) per radio e TV pubbliche. Non gli serve un tribunale per eseguirlo.',
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.finanzamt': {
    says: "L'ufficio imposte. Può eseguire le tasse senza tribunale. Può anche darLe più tempo.",
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.hauptzollamt': {
    says: "L'ufficio doganale. Esegue senza tribunale richieste di enti federali, come casse malattia e Jobcenter.",
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.jobcenter': {
    says: 'Il Jobcenter paga il sostegno di base e può rivolere denaro. Può opporsi entro un mese.',
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.arbeitsagentur': {
    says: "L'ufficio del lavoro. Il suo servizio di Recklinghausen incassa ciò che va restituito.",
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.familienkasse': {
    says: 'La cassa per le famiglie paga gli assegni per i figli (Kindergeld) e può rivolerli.',
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.stadtkasse': {
    says: 'La cassa del Suo Comune. Può eseguire senza tribunale tasse e multe pubbliche.',
    nextStep: 'Guardi il riquadro alla fine (Rechtsbehelfsbelehrung). Indica il Suo termine.',
  },
  'de.sender.mahngericht': {
    says: 'Un tribunale che manda le ingiunzioni di pagamento. Non ha controllato se la richiesta è vera.',
    nextStep: "Si opponga sul modulo rosa entro due settimane dalla notifica se non è d'accordo.",
  },
  'de.sender.schufa': {
    says: 'Una banca dati creditizia. Raccoglie dati su contratti e debiti non pagati. Non può chiedere denaro.',
    regulator: "l'autorità per la protezione dei dati del Suo Land",
    complainTo: "Prima la banca dati, poi l'autorità per la protezione dei dati.",
    nextStep:
      'Chieda la copia gratuita dei Suoi dati (Art. 15 GDPR) e faccia correggere gli errori.',
  },
  'de.sender.gema': {
    says: "La GEMA dà licenze per musica in pubblico per i compositori. L'ascolto privato non richiede licenza.",
    nextStep: 'Controlli se ha suonato musica in pubblico. Poi chieda quale tariffa hanno usato.',
  },
  'de.sender.parkcontrol': {
    says: 'Una ditta privata che sorveglia parcheggi di negozi. Il suo conto è una penale di contratto, non una multa.',
    complainTo: 'Il negozio a cui appartiene il parcheggio, poi la Verbraucherzentrale.',
    nextStep: 'Controlli chi guidava, i cartelli e la somma. Chieda al negozio di annullarla.',
  },
  'de.sender.fairparken': {
    says: 'Una ditta privata che sorveglia parcheggi di negozi. Il suo conto è una penale di contratto, non una multa.',
    complainTo: 'Il negozio a cui appartiene il parcheggio, poi la Verbraucherzentrale.',
    nextStep: 'Controlli chi guidava, i cartelli e la somma. Chieda al negozio di annullarla.',
  },
  'de.sender.apcoa': {
    says: 'Una ditta privata di parcheggi. Il suo conto è una penale di contratto, non una multa.',
    complainTo: 'Il negozio a cui appartiene il parcheggio, poi la Verbraucherzentrale.',
    nextStep: 'Controlli chi guidava, i cartelli e la somma. Chieda al negozio di annullarla.',
  },
  'de.sender.contipark': {
    says: 'Una ditta privata di parcheggi. Il suo conto è una penale di contratto, non una multa.',
    complainTo: 'Il negozio a cui appartiene il parcheggio, poi la Verbraucherzentrale.',
    nextStep: 'Controlli chi guidava, i cartelli e la somma. Chieda al negozio di annullarla.',
  },
  'de.sender.telekom': {
    says: 'Una società di telefono e internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima la società, poi lo sportello di conciliazione della Bundesnetzagentur.',
    nextStep: 'Controlli il contratto e la fattura. Contesti per iscritto.',
  },
  'de.sender.vodafone': {
    says: 'Una società di telefono, internet e cavo.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima la società, poi lo sportello di conciliazione della Bundesnetzagentur.',
    nextStep: 'Controlli il contratto e la fattura. Contesti per iscritto.',
  },
  'de.sender.o2': {
    says: 'Una società di telefono e internet, nota come o2.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima la società, poi lo sportello di conciliazione della Bundesnetzagentur.',
    nextStep: 'Controlli il contratto e la fattura. Contesti per iscritto.',
  },
  'de.sender.einsundeins': {
    says: 'Una società di telefono e internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima la società, poi lo sportello di conciliazione della Bundesnetzagentur.',
    nextStep: 'Controlli il contratto e la fattura. Contesti per iscritto.',
  },
  'de.sender.eon': {
    says: 'Un fornitore di luce e gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima il fornitore, poi la Schlichtungsstelle Energie.',
    nextStep: 'Confronti la lettura del contatore. Chieda un piano a rate prima della data.',
  },
  'de.sender.vattenfall': {
    says: 'Un fornitore di luce e gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima il fornitore, poi la Schlichtungsstelle Energie.',
    nextStep: 'Confronti la lettura del contatore. Chieda un piano a rate prima della data.',
  },
  'de.sender.enbw': {
    says: 'Un fornitore di luce e gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima il fornitore, poi la Schlichtungsstelle Energie.',
    nextStep: 'Confronti la lettura del contatore. Chieda un piano a rate prima della data.',
  },
  'de.sender.stadtwerke': {
    says: 'Il fornitore di luce, gas, riscaldamento o acqua del Suo Comune.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Prima il fornitore, poi la Schlichtungsstelle Energie.',
    nextStep: 'Confronti la lettura del contatore. Chieda un piano a rate prima della data.',
  },
  'de.sender.vonovia': {
    says: 'Il più grande locatore privato della Germania. Deutsche Wohnen ne fa parte.',
    nextStep: "Controlli la richiesta con un'associazione inquilini prima di firmare o pagare.",
  },
  'de.sender.leg': {
    says: 'Un grande locatore privato.',
    nextStep: "Controlli la richiesta con un'associazione inquilini prima di firmare o pagare.",
  },
}
