/** Multe penali, canone del suolo, sussidi, offerte e truffe: le righe del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunale Le ha dato una multa e ne ha ordinato la riscossione (collection order). Vuole tutta la somma entro la data sul foglio.',
  },
  'gb.court-fine.who': {
    says: 'Viene da un tribunale penale (magistrates’ court). Non è una ditta privata.',
  },
  'gb.court-fine.reality': {
    says: 'È reale, ma può chiedere più tempo prima della data. Dopo, la multa può crescere.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Nessuno può mandarLa in prigione per questo senza un’udienza. Il tribunale deve prima chiedere del Suo denaro e perché non ha pagato.',
  },
  'gb.court-fine.surcharge': {
    says: 'La legge aggiunge un supplemento (surcharge) a ogni multa. Per un adulto è di solito il 40 % della multa.',
  },
  'gb.court-fine.rights': {
    says: 'Può chiedere più tempo, fare appello o far ricominciare il caso se non ne sapeva nulla.',
  },
  'gb.court-fine.right-vary': {
    says: 'Se ha meno denaro di prima, può chiedere al fines officer più tempo o rate più piccole. Lo chieda prima della data.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Se non sapeva del processo, può fare una dichiarazione giurata (statutory declaration) entro 21 giorni da quando lo scopre. Il caso ricomincia.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Può fare appello alla Crown Court. Il tempo è breve e parte dalla sentenza. Chieda oggi al tribunale quanto ne ha.',
  },
  'gb.court-fine.points': {
    says: 'I punti vanno nel Suo registro di guida. Dodici punti in tre anni portano di solito al divieto di guidare. Conti i Suoi.',
  },
  'gb.court-fine.step-call': {
    says: 'Chiami il fines team prima della data. Tenga davanti il numero di conto, lo stipendio e le bollette.',
  },
  'gb.court-fine.step-check': {
    says: 'Sommi multa, spese e supplemento. Se il totale non torna, chieda al tribunale.',
  },
  'gb.court-fine.option-parts': {
    says: 'Chieda al fines team rate che può rispettare.',
    title: 'Chiedere di pagare a rate',
    cost: 'Gratis',
    time: 'Una telefonata',
    risk: 'Se ne salta una, il tribunale può fare il passo seguente.',
    bestFor: 'Non può pagare tutto entro la data.',
  },
  'gb.court-fine.option-help': {
    says: 'Un consulente gratuito può aiutarLa a chiedere un piano al tribunale.',
    title: 'Consulenza gratuita sui debiti',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Non lasci passare la data mentre aspetta.',
    bestFor: 'Ha anche altri debiti.',
  },
  'gb.ground-rent.right-notice': {
    says: 'Il canone del suolo (ground rent) è dovuto solo dopo un avviso nella forma di legge. La data deve essere da 30 a 60 giorni dopo.',
  },
  'gb.ground-rent.right-form': {
    says: 'L’avviso deve usare il modello ufficiale, con le note. Se manca qualcosa, ne chieda uno completo.',
  },
  'gb.ground-rent.right-address': {
    says: 'Il canone non è dovuto finché il proprietario non Le dà un indirizzo in Inghilterra o Galles a cui scrivere.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Non possono chiudere il contratto per £350 o meno, salvo che una parte sia in ritardo da più di tre anni.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Una spesa per il ritardo deve essere giusta e arrivare con un riassunto dei Suoi diritti. Un tribunale può decidere.',
  },
  'gb.ground-rent.not-out': {
    says: 'Nessuno può metterLa fuori di casa per il canone del suolo senza un giudice.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La maggior parte dei contratti fatti dal 30 giugno 2022 non può chiedere un vero canone del suolo. Guardi la data del Suo.',
  },
  'gb.ground-rent.want': {
    says: 'Il proprietario dell’edificio o del suolo chiede il canone del Suo lungo contratto.',
  },
  'gb.ground-rent.reality': {
    says: 'Se l’avviso è giusto, il canone è dovuto. Le piccole somme mettono di rado a rischio la casa, ma le spese possono crescere.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Se avviso e somma sono giusti, paghi e tenga la prova.',
    title: 'Pagare entro la data',
    cost: 'Il canone.',
    time: 'Entro la data dell’avviso.',
    risk: 'Nessuno, se la somma è giusta.',
    bestFor: 'L’avviso corrisponde al contratto.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Scriva che cosa manca o è sbagliato, e chieda un nuovo avviso.',
    title: 'Chiedere un avviso giusto',
    cost: 'Un francobollo.',
    time: 'Prima della data.',
    risk: 'Se ha torto, possono arrivare spese.',
    bestFor: 'La forma, la somma o l’indirizzo è sbagliato.',
  },
  'gb.ground-rent.step-check': {
    says: 'Cerchi nel contratto la somma e i giorni del canone. Li confronti con l’avviso.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Se l’avviso è giusto, paghi entro la data, così non aggiungono spese. Se no, scriva che cosa manca.',
  },
  'gb.credit.right-hardship': {
    says: 'Mentre una sanzione riduce il Suo Universal Credit, può chiedere un aiuto (hardship payment) per cibo, riscaldamento e affitto. Lo richieda ogni mese.',
  },
  'gb.credit.right-sanction': {
    says: 'Può chiedere di riesaminare la sanzione. Dica la Sua buona ragione e mandi le prove.',
  },
  'gb.credit.hardship-back': {
    says: 'L’aiuto viene ripreso solo dopo la fine delle sanzioni, e non nei mesi in cui guadagna abbastanza.',
  },
  'gb.credit.step-journal': {
    says: 'Scriva nel Suo diario (journal) che cosa Le serve e perché. Tenga una copia e annoti ogni telefonata.',
  },
  'gb.credit.advance-loan': {
    says: 'Un anticipo (advance) è un prestito senza interessi. Una parte viene tolta ogni mese dai pagamenti seguenti.',
  },
  'gb.credit.right-advance-less': {
    says: 'Se con il resto non può vivere, chieda una trattenuta più piccola o una pausa. Dica le Sue spese.',
  },
  'gb.offer.right-not-shown': {
    says: 'Un’offerta «without prejudice» non può essere mostrata al giudice come prova del debito. Vale per la loro e per la Sua.',
  },
  'gb.offer.step-heading': {
    says: 'Se fa un’offerta, scriva in alto «without prejudice». Dica che non riconosce il debito.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Questo studio scrive spesso per parcheggi su suolo privato. Se è così, il titolare che non guidava deve pagare solo se l’avviso è arrivato in tempo.',
    actionable: 'Chieda a che cosa si riferisce il debito, e una copia del primo avviso.',
  },
  'gb.scam.warn-link': {
    says: 'I ladri copiano questi messaggi. Apra Lei il sito ufficiale, mai dal link. Ingannare le persone per denaro è un reato.',
  },
  'gb.stat.right-late-payment': {
    says: 'Tra due ditte la legge aggiunge interessi e £40, £70 o £100 a una fattura in ritardo. Non vale per ciò che ha comprato come consumatore.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un datore di lavoro corretto avvisa presto, parla con Lei, sceglie con criteri giusti e Le cerca un altro posto. Il tribunale guarda ogni punto.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'L’avviso deve usare il modello ufficiale, con le note. Se manca qualcosa, ne chieda uno completo.',
  },
  'gb.job.right-companion': {
    says: 'All’incontro può portare un collega o un rappresentante del sindacato. Se non può venire, può chiedere un’altra data entro cinque giorni lavorativi.',
  },
  'gb.bill.right-cut-off': {
    says: 'Per l’elettricità devono aspettare 28 giorni dalla richiesta e avvisarla sette giorni lavorativi prima. Non possono staccarla per una somma che Lei contesta davvero.',
  },
  'gb.bill.know-redress': {
    says: 'Per legge una società di energia deve aderire a un difensore gratuito (ombudsman). Se Lei accetta la sua decisione, la società deve seguirla.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Il proprietario deve aspettare 14 giorni prima del tribunale. Gli arretrati gravi sono due mesi di affitto, o otto settimane se paga a settimana. Se all’udienza deve meno, il giudice non è obbligato a mandarla via.',
  },
  'gb.home.wales-breach': {
    says: 'Per affitto arretrato il proprietario deve aspettare un mese da questo avviso prima del tribunale. Il giudice può mandarla via solo se è ragionevole.',
  },
  'gb.home.right-social-protocol': {
    says: 'Per affitto arretrato, il comune o l’ente di case sociali deve prima cercare un accordo su quanto può pagare. Il giudice può guardare se l’ha fatto.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un proprietario privato deve prima dirle quanto deve e quali sono i Suoi diritti, e cercare un piano. Il Tribunal deve guardare se è stato fatto.',
  },
  'gb.speed.right-proof': {
    says: 'Non può essere condannato per velocità solo per l’opinione di un testimone. La prova di solito è una telecamera o uno strumento. Può chiedere di vederla.',
  },
  'gb.work.fair-price': {
    says: 'Se per un servizio non c’era un prezzo, Lei deve un prezzo ragionevole e non di più. Se è stato fatto male, può dovere meno, e a volte niente.',
  },
  'gb.credit.migration-wants': {
    says: 'I Suoi vecchi aiuti finiscono. Per continuare a riceverli, chieda Universal Credit entro il giorno limite (deadline day) della lettera.',
  },
  'gb.credit.right-migration-time': {
    says: 'Se non riesce in tempo, chiami il numero della lettera prima del giorno limite. Con un buon motivo, come una malattia, può avere più tempo.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Se fa domanda in tempo e i vecchi aiuti erano più alti, una somma in più può coprire all’inizio la differenza. Se la fa tardi, può perderla.',
  },
  'gb.job.hearing-wants': {
    says: 'Il datore di lavoro La chiama a un incontro e deve decidere solo dopo. Lei può rispondere a quello che Le rimproverano.',
  },
  'gb.credit.migration-step': {
    says: 'Faccia domanda online su GOV.UK prima del giorno limite. Tenga pronti i dati della banca, l’affitto, i risparmi e la paga.',
  },
  'gb.home.wales-rent-notice': {
    says: "Questo avviso riguarda un affitto più alto. Con meno di due mesi di preavviso, o meno di un anno dall'ultimo aumento, l'affitto non cambia. Per alcuni contratti di prima di dicembre 2022 può decidere un comitato.",
  },
}
