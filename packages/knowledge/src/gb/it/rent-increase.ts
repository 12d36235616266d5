/** A notice of a higher rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_IT: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto. Dire no all’aumento non è un motivo legale per mandarLa via.',
  },
  'gb.rent-rise.reality': {
    says: 'Il tribunale guarda gli affitti di case simili vicine. Quanto può pagare non conta: raccolga quindi annunci.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Un avviso sul modulo sbagliato, con meno di due mesi o entro 52 settimane dall’ultimo aumento non cambia l’affitto. Il tribunale può dirlo.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Se il nuovo affitto Le causasse un grave disagio, il tribunale può rinviarne l’inizio fino a due mesi dopo la decisione.',
  },
  'gb.rent-rise.right-leave': {
    says: 'Può lasciare la casa con un preavviso scritto di due mesi, senza dare un motivo.',
  },
  'gb.rent-rise.step-check': {
    says: 'Controlli tre cose. È il modulo Form 4A? Ci sono due mesi interi prima dell’inizio? Sono passate 52 settimane dall’ultimo aumento o dal Suo arrivo?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Segni il giorno in cui inizia il nuovo affitto. Per opporsi, il modulo deve arrivare al tribunale prima di quel giorno.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Continui a pagare puntuale il vecchio affitto fino all’inizio del nuovo. Pagare di più ora può sembrare un sì.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Se riceve Universal Credit o Housing Benefit, comunichi il nuovo affitto quando inizia. Chieda a un consulente altri aiuti.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Invii al tribunale il suo modulo, questo avviso e annunci di case simili, prima che inizi il nuovo affitto.',
    title: 'Far fissare l’affitto dal tribunale',
    cost: '£47, senza spese per l’udienza. Con un reddito basso può chiedere aiuto.',
    time: 'Settimane o mesi. Fino ad allora paga il vecchio affitto.',
    risk: 'Basso. Non può fissare più di quanto chiede il proprietario.',
    bestFor: 'L’affitto supera quello di case simili, o l’avviso ha un difetto.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Mostri al proprietario gli affitti di case simili e offra quanto può pagare. Chieda una risposta scritta.',
    title: 'Offrire un aumento più piccolo',
    cost: 'Solo quanto concorda.',
    time: 'Alcuni giorni.',
    risk: 'Le trattative non fermano il termine. Ciò che firma può vincolarLa.',
    bestFor: 'Vuole restare e stare in pace.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'Il nuovo affitto deve iniziare il primo giorno di un periodo d’affitto. Spesso è il giorno in cui paga.',
    actionable:
      'Confronti l’inizio con il giorno di pagamento. Se sono diversi, lo dica al proprietario e al tribunale.',
  },
  'gb.rent-rise.right-social': {
    says: 'Il comune (council) o l’ente sociale (housing association) può aumentare quasi tutti gli affitti una volta l’anno, entro un limite fissato dal governo.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'Il comune (council) deve avvisarLa per iscritto almeno quattro settimane prima del nuovo affitto.',
  },
  'gb.rent-rise.step-social': {
    says: 'Chieda come sono calcolati l’affitto e le spese comuni, e se rispettano il limite del governo.',
  },
  'gb.rent-rise.option-social': {
    says: 'Prima faccia reclamo al proprietario. Dopo l’ultima risposta può andare dal Housing Ombudsman.',
    title: 'Fare reclamo al proprietario',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Nessuno. Continui a pagare l’affitto.',
    bestFor: 'La somma supera il limite o nessuno la spiega.',
  },
  'gb.rent-rise.right-faulty-wales': {
    says: 'Con meno di due mesi di preavviso, o meno di un anno dall’ultimo aumento, l’affitto non cambia.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Se il contratto non ha una fine fissa, può andare via con un preavviso scritto di quattro settimane.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Controlli l’avviso: modulo RHW12, due mesi interi, un anno dall’ultimo aumento. Se manca qualcosa, scriva al proprietario.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'In Galles la maggior parte dei contratti non permette di far fissare l’affitto. Alcuni di prima di dicembre 2022 sì: decide un comitato (rent assessment committee).',
    actionable:
      'È entrato prima di dicembre 2022? Chieda subito a Shelter Cymru, il termine è breve.',
  },
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Senza il modulo ufficiale e tre mesi interi, o entro 12 mesi dall’ultimo aumento, l’affitto non cambia.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'Le sembra troppo? Lo dica al proprietario nella parte di risposta dell’avviso e si rivolga a Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Ha 21 giorni da quando ha ricevuto l’avviso. Per prudenza contiamo dalla sua data.',
    action: 'Chiedere a Rent Service Scotland di esaminare l’affitto',
    consequence: 'Poi il nuovo affitto inizia nel giorno indicato.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Un funzionario (rent officer) confronta l’affitto con il mercato. Poi ognuno può andare al tribunale.',
    title: 'Far fissare l’affitto da un funzionario',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Può anche ritenere giusto un affitto più alto.',
    bestFor: 'Case simili costano meno.',
  },
  'gb.rent-rise.right-faulty-ni': {
    says: 'Un aumento troppo presto, o con meno di tre mesi di preavviso scritto, non vale.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Controlli due cose: un anno dall’ultimo aumento e tre mesi interi prima dell’inizio. Se ne manca una, scriva al proprietario.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto. Dire no all’aumento non è un motivo legale per mandarLa via.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'Il funzionario (rent officer) guarda gli affitti di case simili, non quanto può pagare. Raccolga annunci.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Può lasciare la casa con un preavviso scritto di 28 giorni, senza motivo. I coinquilini lo fanno insieme o si avvisano prima.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Segni il giorno in cui è arrivato l’avviso: da lì corrono 21 giorni. Raccolga annunci e foto dei difetti.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'In Galles un proprietario può chiudere alcuni contratti senza motivo. Ci pensi quando tratta.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'In Irlanda del Nord nessun tribunale fissa l’affitto di quasi tutte le case private. Aiuta controllare le regole e trattare.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Senza fine fissa, o dopo, può andare via con un preavviso scritto di quattro settimane. Dopo dieci anni in casa sono dodici.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Il proprietario viola queste regole e non cede? Avvisi il comune (environmental health) e chiami Housing Rights.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'Il tribunale deve avere il modulo prima che inizi il nuovo affitto. Contiamo fino all’ultimo giorno lavorativo prima.',
    action: 'Inviare il modulo al tribunale, se vuole contestare l’affitto',
    consequence: 'Dopo inizia il nuovo affitto e il tribunale non può più esaminarlo.',
  },
  'gb.rent-rise.reality-social': {
    says: 'Quasi tutti gli affitti sociali salgono una volta l’anno, spesso in aprile. Controlli la somma e gli aiuti.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Contestare un aumento non è un motivo per mandarLa via. Solo un giudice può chiudere il contratto.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Queste regole valgono per chi non vive con il proprietario. Un ospite pagante o uno studente in residenza ne ha altre.',
    actionable:
      'Vive con il proprietario o in una residenza? Guardi il contratto e chieda a Shelter.',
  },
}
