/** Domande su acquisti e contratti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_IT: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'Se è difettoso, può rifiutarlo entro 30 giorni e riavere tutti i soldi. Lo scriva ora al venditore. Il venditore deve rimborsarla entro 14 giorni da quando accetta.',
  },
  'gb.ask-consumer.faulty': {
    says: 'Nei primi 30 giorni può riavere i soldi. Dopo il venditore ha un solo tentativo di riparazione o sostituzione. Se non riesce, può avere un rimborso o uno sconto sul prezzo.',
    dependsOn: 'da quanto tempo ce l’ha',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Dopo un tentativo fallito di riparazione o sostituzione può rifiutarlo e chiedere un rimborso. Oppure può tenerlo e chiedere uno sconto. Nei primi sei mesi non possono togliere nulla per l’uso, tranne che per le auto.',
  },
  'gb.ask-consumer.change-mind-online': {
    says: 'Per quasi tutti gli acquisti online, per telefono o alla porta può annullare entro 14 giorni dall’arrivo. Non serve un motivo. Sono esclusi prodotti su misura, prodotti di salute sigillati e pochi altri.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La legge non dà un rimborso se cambia idea su una cosa comprata in negozio. Guardi le regole del negozio sui resi. Deve mantenere ciò che promette.',
  },
  'gb.ask-consumer.refund-time': {
    says: 'Per prodotti difettosi il venditore ha 14 giorni da quando accetta. Per un ordine online annullato ha 14 giorni da quando riceve i prodotti, o la Sua prova di spedizione.',
    dependsOn: 'perché ha il rimborso',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Il contratto è con il venditore, quindi deve rimediare il venditore. Non è obbligato ad andare dal produttore. La garanzia del produttore (warranty) è un di più.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Ha ancora diritti quando la garanzia (warranty) finisce. I prodotti devono durare un tempo giusto. Dopo sei mesi può dover mostrare che il difetto c’era dall’inizio.',
  },
  'gb.ask-consumer.not-delivered': {
    says: 'Lo dica al venditore, non al corriere. Se non c’è una data concordata, deve consegnare entro 30 giorni. Gli dia un’altra data giusta. Se la manca, annulli e riprenda i soldi.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Il venditore deve farlo arrivare a Lei, o a chi ha indicato. Se il corriere l’ha lasciato ed è sparito, la perdita è del venditore. Chieda al venditore uno nuovo o un rimborso.',
  },
  'gb.ask-consumer.used-car': {
    says: 'Da un rivenditore (dealer) può rifiutare un’auto difettosa nei primi 30 giorni. Dopo il rivenditore ha un solo tentativo di riparazione. Età e chilometri contano. Da un privato deve solo essere come descritta.',
    dependsOn: 'se l’ha comprata da un rivenditore (dealer), e quanto tempo fa',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Con un venditore privato ha meno diritti. La cosa deve essere come ha detto, e il venditore non deve mentire. Conservi l’annuncio. Se ha pagato con carta o tramite il sito, usi la loro protezione.',
    dependsOn: 'che cosa Le ha detto il venditore',
  },
  'gb.ask-consumer.bad-work': {
    says: 'Un lavoro va fatto con cura e capacità. Se no, l’artigiano deve rifarlo gratis in un tempo giusto. Se non riesce, può chiedere uno sconto, fino a tutto il prezzo.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Se ha concordato un prezzo, quello è il prezzo. Se non c’era, paga un prezzo giusto. Per gli extra serve il Suo sì. Paghi ciò che non è contestato e dica perché trattiene il resto.',
    dependsOn: 'se prima ha concordato un prezzo',
  },
  'gb.ask-consumer.deposit': {
    says: 'Un’azienda può tenere solo una somma giusta per la sua vera perdita. Una clausola che le fa tenere molto di più è ingiusta e non La vincola. «Non-refundable» (non rimborsabile) non basta.',
    dependsOn: 'che cosa dice il contratto e che cosa l’azienda ha davvero perso',
  },
  'gb.ask-consumer.section-75': {
    says: 'Ha pagato almeno una parte con carta di credito, per una cosa sopra £100 e non sopra £30,000? Allora risponde anche la società della carta. Chieda a lei secondo la «section 75». Per una carta di debito chieda un «chargeback».',
    dependsOn: 'come ha pagato e il prezzo della cosa',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Chieda alla banca un «chargeback». È una regola dei circuiti delle carte, non una legge, e ha un termine breve, spesso 120 giorni. Quindi lo chieda ora. Vale anche per piccole somme.',
  },
  'gb.ask-consumer.voucher': {
    says: 'Se i prodotti sono difettosi, non è obbligato ad accettare un buono (voucher). Un rimborso deve arrivare come ha pagato. Se ha solo cambiato idea in negozio, decide la regola del negozio.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Uno scontrino perso, una scatola mancante o un cartello «no refunds» non toglie i diritti sui difetti. Mostri qualunque prova, come un estratto conto. I saldi hanno gli stessi diritti, ma non per i difetti che Le hanno mostrato.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'Se è difettoso, il ritorno lo paga il venditore. Se ha cambiato idea su un ordine online, forse deve pagare Lei, se l’hanno detto prima. Devono comunque rimborsare la consegna di base.',
    dependsOn: 'se è difettoso o ha cambiato idea',
  },
  'gb.ask-consumer.subscription': {
    says: 'Se si è iscritto online negli ultimi 14 giorni, di solito può annullare. Dopo vale il preavviso del contratto, ma le clausole devono essere giuste. Nuove regole sugli abbonamenti sono previste ma non ancora in vigore.',
    dependsOn: 'la clausola del contratto, e se è nei primi 14 giorni',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Può dire alla banca di fermarlo. La banca deve fermare i pagamenti quando Lei ritira il consenso. Può ancora dovere soldi per un contratto, quindi lo dica anche alla ditta.',
  },
  'gb.ask-consumer.digital': {
    says: 'Se un contenuto digitale pagato è difettoso, il venditore deve ripararlo o sostituirlo. Se non riesce, ha uno sconto, fino a tutto il prezzo. Quando un download inizia con il Suo consenso, perde i 14 giorni per cambiare idea.',
    dependsOn: 'se è difettoso',
  },
  'gb.ask-consumer.holiday-event': {
    says: 'Se l’azienda annulla e non può dare ciò che ha pagato, di solito dovrebbe riavere i soldi. Lo chieda per iscritto al venditore, poi alla società della carta.',
  },
  'gb.ask-consumer.ignored': {
    says: 'Mandi una sola lettera chiara: che cosa ha comprato, che cosa non va, che cosa vuole, e 14 giorni per farlo. Poi provi la società della carta, un ombudsman o un’associazione del settore. Per ultimo il tribunale (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Ha sei anni per andare in tribunale. Ma rimborsi interi e prove facili valono nei primi giorni e mesi, quindi faccia reclamo appena può.',
    dependsOn: 'quando ha avuto i prodotti o quando è stato fatto il lavoro',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Scozia ha cinque anni per andare in tribunale. Ma rimborsi interi e prove facili valono nei primi giorni e mesi, quindi faccia reclamo appena può.',
    dependsOn: 'quando ha avuto i prodotti o quando è stato fatto il lavoro',
  },
  'gb.ask-consumer.misled': {
    says: 'Un venditore non deve ingannarla, farle pressione, nascondere costi o usare recensioni false. Scriva ciò che ha detto e chieda indietro i soldi. Lo dica anche alla linea consumatori di Citizens Advice.',
    dependsOn: 'che cosa ha detto o nascosto, e se per questo ha comprato',
  },
  'gb.ask-shop.civil-recovery': {
    says: "È una richiesta di denaro, non una multa, né di per sé un fatto di polizia. Non paghi e non ammetta nulla in fretta. Chieda quale perdita ha avuto davvero il negozio e il video di Lei. Può vietarle l'ingresso. Cerchi un consiglio gratuito prima di rispondere.",
  },
}
