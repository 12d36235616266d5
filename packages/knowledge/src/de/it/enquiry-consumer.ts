/** Questions about contracts, fraud, parking and fines: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, per telefono o alla porta: 14 giorni, per la merce dalla consegna. In negozio solo se è difettosa o il negozio accetta.',
    dependsOn: 'come ha comprato',
  },
  'de.ask-buy.faulty': {
    says: "Per due anni può chiedere al venditore la riparazione o una cosa nuova. Nel primo anno il venditore deve provare che all'inizio andava bene.",
  },
  'de.ask-buy.gym': {
    says: 'Contratti da marzo 2022: al massimo due anni, poi un mese di preavviso in ogni momento. Una malattia lunga può chiudere subito un contratto di palestra.',
    dependsOn: 'quando ha firmato e che cosa dice il contratto',
  },
  'de.ask-buy.phone-contract': {
    says: 'Al massimo due anni, poi un mese di preavviso. Un contratto per telefono vale solo dopo che ha approvato il riassunto scritto. Con un aumento di prezzo può uscire.',
    dependsOn: 'come è nato e da quanto dura',
  },
  'de.ask-buy.not-delivered': {
    says: "Fissi al negozio per iscritto un'ultima data. Poi receda e chieda indietro i soldi. Il rischio della spedizione è del negozio.",
  },
  'de.ask-buy.scam-message': {
    says: 'Non paghi, non clicchi e riagganci. Se mancano soldi o dati, chiami ora la banca o il 116 116 e lo segnali alla polizia.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un pagamento che non ha permesso deve tornare entro il giorno lavorativo seguente, salvo grave negligenza. Un addebito diretto si può stornare per otto settimane.',
    dependsOn: 'se ha permesso il pagamento',
  },
  'de.ask-buy.abmahnung': {
    says: 'Non firmi il loro modulo. Chieda consiglio prima della data, per esempio per una promessa modificata. Per i privati il compenso degli avvocati ha un limite.',
  },
  'de.ask-buy.private-parking': {
    says: 'È una penale di contratto, non una multa. La deve solo chi guidava. Chieda al negozio di annullarla, e chieda foto.',
    dependsOn: 'se i cartelli erano chiari e guidava Lei',
  },
  'de.ask-buy.fine': {
    says: 'Ha due settimane dalla data sulla busta gialla per opporsi per iscritto. Giusta e piccola? Paghi. Divieto di guida o punti? Vada da un avvocato.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Deve dare nome e indirizzo. Non è obbligato a dire nulla sul fatto, né accusare sé o parenti stretti.',
    dependsOn: 'se riguarda la Sua persona o il fatto',
  },
  'de.ask-buy.insurance-no': {
    says: "Chieda per iscritto la clausola e i motivi e mandi prove. Poi decide gratis l'ombudsman delle assicurazioni.",
  },
  'de.ask-buy.health-insurer': {
    says: 'Si opponga (Widerspruch) entro un mese. Chieda la perizia medica. Il tribunale sociale è gratis.',
  },
  'de.ask-buy.unordered': {
    says: "Non deve nulla per ciò che non ha ordinato, e non è obbligato a rimandarlo, se una società gliel'ha mandato apposta.",
  },
  'de.ask-buy.step-proof': {
    says: 'Scriva, non telefoni. Tenga la prova di che cosa ha mandato e quando.',
  },
  'de.ask-buy.step-centre': { says: 'Chieda aiuto alla Verbraucherzentrale del Suo Land.' },
  'de.ask-buy.right-fair': {
    says: 'Le clausole che La trattano in modo scorretto non hanno effetto.',
  },
  'de.ask-buy.guide-contract': { says: 'Trovi il contratto, la data e le clausole in piccolo.' },
  'de.ask-buy.guide-deadline': {
    says: 'Indichi il difetto e fissi un giorno. Dopo può chiedere indietro i soldi.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Dai contratti online, per telefono o alla porta si può recedere entro 14 giorni.',
  },
  'de.ask-buy.guide-right-fault': { says: 'Il venditore risponde dei difetti per due anni.' },
  'de.ask-buy.guide-right-button': {
    says: 'I contratti online richiedono un pulsante di disdetta sul sito.',
  },
  'de.ask-buy.guide-option-centre': {
    title: 'Centro consumatori o conciliazione',
    says: "Chieda alla Verbraucherzentrale o all'organo di conciliazione del settore.",
    cost: 'Gratis o una piccola spesa.',
    time: 'Da giorni a settimane.',
    risk: 'Nessuno.',
    bestFor: 'La società non risponde o dice no.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Non dia mai PIN, TAN o numero di carta per telefono, email o chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un addebito diretto che non voleva può tornare indietro in banca per otto settimane.',
  },
  'de.ask-buy.price-rise': {
    says: "Il fornitore deve dirlo prima dell'aumento, un mese prima per le famiglie. Allora può uscire senza preavviso nel giorno in cui inizia.",
    dependsOn: "se il fornitore L'ha avvisata in tempo",
  },
  'de.ask-buy.park-guide-who': {
    says: 'Guardi chi scrive: un ufficio (Bußgeld, Verwarnung) o una ditta privata (Vertragsstrafe). Le regole sono diverse.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Una multa di un ufficio dà due settimane dalla data sulla busta gialla. Annoti quel giorno.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Faccia foto di cartelli, luogo e auto. Tenga gli scontrini.',
  },
  'de.ask-buy.park-guide-rates': {
    says: "Per una multa pubblica chieda rate all'ufficio se non può pagare subito.",
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Non è obbligato a dire nulla sul fatto. A un ufficio deve dare nome e indirizzo.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Una penale privata la deve chi guidava, non il titolare.',
  },
  'de.ask-buy.park-guide-option': {
    title: 'Opporsi o respingere per iscritto',
    says: "Si opponga presso l'ufficio, o respinga la penale della ditta e chieda le prove.",
    cost: 'Gratis.',
    time: 'Due settimane per una multa pubblica.',
    risk: 'In tribunale può costare di più.',
    bestFor: 'Non era Lei o i cartelli non erano chiari.',
  },
  'de.ask-buy.park-guide-warn': {
    says: "Non ignori mai una multa pubblica. L'ufficio può eseguirla, fino all'arresto.",
  },
  'de.ask-buy.gym-ill': {
    says: 'Se non può allenarsi per molto tempo, può chiudere subito il contratto. Lo scriva e alleghi un certificato medico che lo dice. All’inizio non deve nominare la malattia. Solo in tribunale deve provarla. Per una malattia breve è più usuale una pausa.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fissi per iscritto un ultimo termine, circa due settimane. Poi receda e chieda tutto il denaro. Chieda subito a banca, carta o PayPal di richiamare il pagamento. Sembra un negozio falso? Allora denunci oggi online alla polizia.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blocchi subito il conto (116 116), scriva alla banca che non ha permesso il pagamento e vada alla polizia. La banca deve ridare il denaro entro il giorno lavorativo seguente. Può rifiutare solo se prova la Sua colpa grave. Allora si rivolga al suo Ombudsmann.',
  },
  'de.ask-buy.return-cost': {
    says: 'Ciò che ha comprato online può rimandarlo entro 14 giorni dalla consegna. Paga la spedizione di ritorno solo se il negozio glielo ha detto prima. Entro 14 giorni deve ridare il prezzo e la spedizione normale pagata.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Chiami subito la banca (116 116), faccia richiamare il bonifico e vada alla polizia. Lo ha ordinato Lei, perciò di solito la banca non deve pagare. Ma dal 9 ottobre 2025 deve confrontare nome e conto. Non ha avvisato di un nome sbagliato? Allora le chieda il denaro.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Di solito può senza motivo, ma con due mesi di preavviso. Una cassa pubblica (Sparkasse) deve avere un motivo giusto. Lei ha diritto a un conto base (Basiskonto) in ogni banca, anche con debiti. Lo chieda ora e comunichi il nuovo numero.',
  },
  'de.ask-buy.towed': {
    says: 'Su terreno privato il proprietario può far rimuovere subito un’auto parcheggiata male. Deve solo il prezzo locale usuale. Se la tengono fino al pagamento, paghi con riserva e chieda indietro il di più. Sulla strada il comune manda un atto: lo contesti.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Se è spesso molto più lento del pattuito, può pagare meno o disdire. Lo provi con la misura della Bundesnetzagentur (breitbandmessung.de). Segnali subito un guasto. Dopo due giorni può chiedere denaro per ogni giorno.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Senza prezzo pattuito è dovuto solo il prezzo locale usuale. Più del doppio può essere nullo. Chieda una fattura con ore e pezzi, paghi il giusto e contesti il resto per iscritto. Se qualcuno La minaccia alla porta, chiami il 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Prima della partenza può sempre recedere, ma di solito paga una somma che deve essere giusta. È gratis se fatti gravi sul posto impediscono il viaggio. Segnali subito i difetti sul posto e tenga prove. Poi può chiedere parte del prezzo per due anni.',
    dependsOn: 'quando e perché annulla, o che cosa non andava',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Nessun pulsante chiaro come «zahlungspflichtig bestellen»? Allora non c’è contratto e non deve nulla. Lo scriva. In più receda entro 14 giorni, o dopo se non L’hanno informata. Disdica anche con il pulsante del sito. Si faccia ridare gli addebiti dalla banca.',
  },
  'de.ask-buy.private-sale': {
    says: 'Un venditore privato può escludere la garanzia. Non gli serve se ha nascosto un difetto o promesso qualcosa. Allora chieda riparazione, sconto o denaro. Tenga annuncio e messaggi. Senza esclusione valgono i due anni interi.',
    dependsOn: 'il contratto e ciò che è stato nascosto',
  },
  'de.ask-buy.car-accident': {
    says: 'Può chiedere direttamente all’assicurazione avversaria. Entro tre mesi deve fare un’offerta o dare i motivi. Senza colpa scelga Lei perito e avvocato; di regola li paga l’assicurazione. Raccolga foto e testimoni. Non firmi accordi rapidi.',
  },
  'de.ask-buy.new-driver': {
    says: 'Una violazione grave (tipo A, come il rosso o oltre 20 km/h di troppo) non toglie la patente. Deve fare un corso (Aufbauseminar) e la prova passa da due a quattro anni. Senza corso la patente è persa. Ha due settimane contro la multa.',
  },
  'de.ask-buy.lost-card': {
    says: 'La blocchi subito: 116 116. Dopo non deve nulla per pagamenti altrui. Prima al massimo 50 €, e nulla se non poteva accorgersene. Solo una colpa grave, come il PIN con la carta, Le fa pagare tutto. Denunci e chieda il denaro alla banca per iscritto.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Chieda copia della cartella: è un Suo diritto. Lasci prima rimediare. La Sua cassa aiuta gratis con una perizia, e la Schlichtungsstelle dell’ordine esamina gratis. Può chiedere denaro per dolore e spese, di solito per tre anni. Senta un avvocato prima di pagare o firmare.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Segnali alla banca un pagamento non permesso appena lo vede. Dopo 13 mesi il diritto è perso.',
  },
  'de.ask-buy.phone-cut': {
    says: 'La linea può essere bloccata solo se deve almeno 100 € e l’avviso scritto è arrivato due settimane prima. Le somme contestate con motivi non contano. Paghi il resto e chieda aiuto alla Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Il Suo silenzio non è un sì a spese più alte. Senza il Suo sì la banca deve rendere il di più, anche per anni passati entro il termine. Le scriva e poi vada al suo mediatore. Può chiudere il conto con due mesi di preavviso.',
  },
}
