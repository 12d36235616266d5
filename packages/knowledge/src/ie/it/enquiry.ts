/** The Italian words of Ireland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'ie.ask.things': {
    says: 'Una società di recupero (debt collector) non può prendere le Sue cose né entrare. Può farlo solo un ufficiale giudiziario (sheriff), dopo una sentenza.',
  },
  'ie.ask.prison': {
    says: 'Non può finire in carcere perché non può pagare. Rischia solo chi può pagare e rifiuta un ordine del tribunale. Chiami MABS allo 0818 07 2000.',
  },
  'ie.ask.old': {
    says: 'Molti debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento o una nota firmata fa ripartire il tempo. Una sentenza dura dodici anni.',
    dependsOn: 'il giorno in cui ha pagato o scritto che lo deve per l’ultima volta',
  },
  'ie.ask.calls': {
    says: 'Dica per iscritto di contattarla solo per lettera. Segni ogni chiamata. Richieste fatte per spaventare o far vergognare sono reato; lo dica alla polizia (gardaí). Per chi presta, faccia reclamo al FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Scriva che non lo deve e chieda prove. Non paghi. Guardi il Suo rapporto gratis al Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'In Irlanda un creditore comune non può prendere soldi dallo stipendio. Tasse, mantenimento e alcuni debiti di sussidi sono diversi.',
  },
  'ie.ask.cannot-pay': {
    says: 'Chiami MABS allo 0818 07 2000. È gratis. Fanno un bilancio con Lei e parlano con chi vuole i soldi.',
  },
  'ie.ask.bankrupt': {
    says: 'Il fallimento (bankruptcy) dura quasi sempre un anno. Una cancellazione (debt relief notice) o un accordo (arrangement) può essere meglio. Chieda a MABS o a un insolvency practitioner.',
    dependsOn: 'cosa deve, possiede e guadagna',
  },
  'ie.ask.credit-file': {
    says: 'Può avere il rapporto gratis dal Central Credit Register. Se è sbagliato, chieda a chi ha prestato di correggerlo.',
  },
  'ie.ask.sued': {
    says: 'Risponda in tempo: 28 giorni alla District Court, 10 alla Circuit Court, 8 alla High Court. Chiami MABS o FLAC per aiuto gratis.',
  },
  'ie.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, possono avere una sentenza senza di Lei.',
  },
  'ie.ask.evict': {
    says: 'Un proprietario non può mandarla via con la sola disdetta. Può contestarla al RTB e restare mentre decide. Chiami Threshold allo 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Senza violazioni sono 90 giorni sotto sei mesi, 152 fino a un anno, 180 fino a sette anni, poi 196 e 224. Per affitto non pagato sono 28 giorni, dopo un avviso di 28 giorni.',
    dependsOn: 'da quanto vive lì e il motivo',
  },
  'ie.ask.locks': {
    says: 'Chiuderla fuori è contro la legge. Chiami subito Threshold allo 1800 454 454 e il RTB. Può ordinare che Lei rientri.',
  },
  'ie.ask.rent-up': {
    says: 'L’affitto può salire una volta in 12 mesi, con 90 giorni di avviso scritto, del 2 % o dell’inflazione, se più bassa. Il RTB deve avere l’avviso lo stesso giorno. Alcune case nuove non hanno il tetto del 2 %.',
    dependsOn: 'quando è stata costruita la casa e le date',
  },
  'ie.ask.deposit': {
    says: 'Chieda la cauzione (deposit) per iscritto. Il proprietario può tenerla solo per affitto non pagato, bollette o danni oltre l’uso normale. Se rifiuta, vada al RTB.',
  },
  'ie.ask.repairs': {
    says: 'Scriva al proprietario con foto e una data. Se non succede nulla, chieda un controllo al comune (council), e vada al RTB. Continui a pagare l’affitto.',
  },
  'ie.ask.entry': {
    says: 'Un proprietario deve concordare un’ora con Lei prima di entrare. Un’emergenza è diversa.',
  },
  'ie.ask.arrears': {
    says: 'Paghi ora ciò che può. Prima deve avere un avviso di 28 giorni, e pagare tutto in quel tempo ferma la cosa. Chiami MABS e Threshold.',
  },
  'ie.ask.fired': {
    says: 'Dopo 12 mesi di lavoro il datore deve mostrare un motivo e un modo giusti. Faccia reclamo alla WRC entro sei mesi. È gratis.',
    dependsOn: 'quanto ha lavorato lì, e il motivo',
  },
  'ie.ask.laid-off': {
    says: 'Dopo due anni ha due settimane di paga per anno e una in più, fino a 600 € a settimana. Ha anche il preavviso.',
    dependsOn: 'i Suoi anni di lavoro e se il posto è davvero finito',
  },
  'ie.ask.unpaid': {
    says: 'Lo chieda per iscritto con le date. Poi faccia reclamo alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.notice': {
    says: 'Dopo 13 settimane è una settimana, dopo due anni due, dopo cinque quattro, dopo dieci sei, dopo quindici otto. Il contratto può dare di più.',
    dependsOn: 'i Suoi anni di lavoro e il contratto',
  },
  'ie.ask.sick': {
    says: 'Dopo 13 settimane di lavoro ha cinque giorni di malattia pagati all’anno, al 70 % della paga fino a 110 € al giorno. Le serve un certificato.',
  },
  'ie.ask.minimum': {
    says: 'Nel 2026 la paga minima è di 14,15 € all’ora dai 20 anni. Se prende meno, faccia reclamo alla WRC.',
  },
  'ie.ask.faulty': {
    says: 'Entro 30 giorni può riavere i soldi per un difetto. Dopo, prima riparazione o uno nuovo. Se ne deve occupare il negozio.',
  },
  'ie.ask.cancel': {
    says: 'Se ha comprato online, al telefono o alla porta, ha 14 giorni per recedere. In un negozio questo diritto non c’è.',
    dependsOn: 'dove l’ha comprato',
  },
  'ie.ask.not-delivered': {
    says: 'Chieda per iscritto al venditore il prodotto o i soldi. Deve consegnare entro 30 giorni, salvo altro accordo. Se ha pagato con carta, chieda lo storno (chargeback).',
  },
  'ie.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con il vero ufficio a un numero che trova Lei. Lo segnali alla polizia (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Chiami ora la banca e chieda di fermare o far tornare il pagamento. Poi lo segnali alla polizia (gardaí). Se la banca dice no, vada al FSPO.',
  },
  'ie.ask.fine': {
    says: 'Paghi entro 28 giorni, o con la metà in più entro 56 giorni. Se guidava un altro, dica chi in tempo. Per contestarla si va in tribunale.',
    dependsOn: 'la data sull’avviso',
  },
  'ie.ask.clamped': {
    says: 'Paghi per liberare l’auto e tenga la prova. Poi faccia ricorso alla ditta di parcheggi entro 60 giorni, e dopo alla NTA entro 30 giorni.',
  },
  'ie.ask.private-parking': {
    says: 'Una ditta privata non può multarla. Può mettere una ganascia (clamp) dove i cartelli lo dicono, e Lei può fare ricorso.',
    dependsOn: 'cosa dicevano i cartelli',
  },
  'ie.ask.tv': {
    says: 'Serve un canone (TV licence) per una casa con un televisore, anche se guarda solo in streaming. Con solo telefono, tablet o portatile no.',
    dependsOn: 'se in casa c’è un televisore',
  },
  'ie.ask.water': {
    says: 'Quasi tutte le case in Irlanda non pagano l’acqua. Si può far pagare solo un uso molto alto.',
  },
  'ie.ask.tax': {
    says: 'Lo controlli in myAccount. Chieda un pagamento a rate (phased payment), o faccia ricorso entro 30 giorni se è sbagliato.',
  },
  'ie.ask.benefit': {
    says: 'Chieda i motivi. Faccia ricorso entro 60 giorni se è sbagliato. Se è giusto, dica quanto può pagare a settimana.',
  },
  'ie.ask.cut-off': {
    says: 'Prima devono offrire un piano e non possono staccare finché lo rispetta. Le persone vulnerabili sono protette d’inverno.',
    dependsOn: 'se ha chiesto un piano e lo rispetta',
  },
  'ie.ask.phone': {
    says: 'Faccia prima reclamo alla ditta. Se non aiuta, ComReg può esaminarlo.',
  },
  'ie.ask.insurer': {
    says: 'Chieda i motivi per iscritto e faccia reclamo. Dopo 40 giorni lavorativi, o un no finale, vada gratis al FSPO.',
  },
  'ie.ask.leaving': {
    says: 'Lei dà 28 giorni sotto sei mesi, 35 fino a un anno e 42 fino a due. Sono 56 fino a quattro, 84 fino a otto, poi 112. Un contratto a termine la vincola, salvo accordo o se trova chi lo prende.',
    dependsOn: 'da quanto vive lì e il Suo contratto',
  },
  'ie.ask.bullied': {
    says: 'Scriva ogni volta e chi l’ha visto, e usi la via dei reclami della ditta. Se riguarda sesso, razza o un altro motivo protetto, vada alla WRC entro sei mesi.',
  },
}
