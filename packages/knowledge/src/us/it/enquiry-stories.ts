/** The Italian words of the rows in ../enquiry-stories.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STORIES_IT: Words = {
  'us.story.house-deal': {
    says: 'Legga il contratto: le date, come uscirne e chi tiene il deposito. Un accordo su un terreno vale quasi sempre solo per iscritto e firmato. Chieda alla società dei titoli (title firm) di tenere i soldi e veda presto un avvocato.',
    dependsOn: 'che cosa dice il contratto e chi l’ha violato',
  },
  'us.story.contract': {
    says: 'Un contratto obbliga quando tutti e due erano d’accordo sui punti principali. Una sola parte non può cambiarlo, salvo che il contratto lo permetta. Tenga il testo e i messaggi, e scriva che cosa si aspetta ed entro quale data.',
    dependsOn: 'che cosa si è concordato e come può mostrarlo',
  },
  'us.story.hidden-fault': {
    says: 'Un venditore che sapeva di un difetto serio e l’ha nascosto o ha mentito può doverle la riparazione. Tenga foto, il modulo, l’ispezione e ciò che ha detto il vicino. Il tempo per fare causa è limitato.',
    dependsOn: 'che cosa sapeva il venditore e il Suo Stato',
  },
  'us.story.police-home': {
    says: 'Per entrare in una casa alla polizia serve un mandato (warrant), il Suo sì o un’emergenza. Dica con calma che non è d’accordo. Non è obbligato a rispondere a domande: dica che vuole un avvocato.',
    dependsOn: 'se qualcuno ha detto sì o c’era un’emergenza',
  },
  'us.story.police-talk': {
    says: 'Non è obbligato a rispondere alle domande della polizia oltre al Suo nome, dove la legge lo chiede. Dica: “I want a lawyer and will stay silent” (voglio un avvocato e resto in silenzio). Non menta.',
  },
  'us.story.old-record': {
    says: 'Molti Stati cancellano casi vecchi o piccoli, alcuni da soli. Si faccia dare il Suo certificato (record), controlli l’attesa e depositi la richiesta in tribunale. L’assistenza legale (legal aid) spesso aiuta gratis.',
    dependsOn: 'lo Stato, l’accusa e gli anni da allora',
  },
  'us.story.heirs': {
    says: 'Senza testamento la legge dello Stato divide tra marito o moglie e figli. Chieda al tribunale delle successioni (probate court) di nominare chi si occupa dell’eredità: quella persona deve elencare tutto e renderne conto.',
    dependsOn: 'il Suo Stato, e se c’è un testamento',
  },
  'us.story.stalked': {
    says: 'Salvi tutti i messaggi e scriva ogni giorno. Lo dica alla polizia e chieda al tribunale un ordine di protezione (protective order): è quasi sempre gratis. In pericolo chiami il 911, o la linea 1-800-799-7233.',
  },
  'us.story.images': {
    says: 'Salvi le prove con i link. Chieda al sito di togliere tutto: le grandi piattaforme devono togliere le immagini intime entro 48 ore. Condividerle è un reato in quasi tutti gli Stati, e può fare causa.',
  },
  'us.story.plan-fee': {
    says: 'Le bollette devono essere chiare, e un prezzo promesso dovrebbe valere. Chieda per iscritto la clausola su cui si basano, poi faccia reclamo alla FCC: la ditta deve rispondere in 30 giorni. Può aiutare la legge dei consumatori del Suo Stato.',
    dependsOn: 'che cosa dicono le condizioni del piano',
  },
  'us.story.vendor': {
    says: 'Chi non consegna deve quasi sempre ridare i soldi. Contesti ora la parte pagata con carta e scriva una richiesta con una data. Poi usi il tribunale per le piccole cause (small claims court) o la legge dei consumatori del Suo Stato.',
    dependsOn: 'il contratto e perché è saltato',
  },
  'us.story.repair-shop': {
    says: 'Un’officina deve quasi sempre avere il Suo sì prima di andare molto oltre il preventivo. Può tenere l’auto per lavori concordati. Se le serve, paghi sotto protesta (under protest), poi faccia reclamo e usi il tribunale per le piccole cause (small claims court).',
    dependsOn: 'che cosa ha firmato e il Suo Stato',
  },
  'us.story.crash': {
    says: 'Non firmi una rinuncia (release) prima che il medico sappia come guarisce. Chiude tutte le richieste. Tenga conti e foto, e sappia il tempo per fare causa nel Suo Stato.',
    dependsOn: 'la colpa, i Suoi danni e il Suo Stato',
  },
  'us.story.speak-up': {
    says: 'Le leggi proteggono chi segnala pericoli o atti vietati. A OSHA deve andare entro 30 giorni. Tenga i messaggi che mostrano le date, e veda presto un avvocato del lavoro.',
    dependsOn: 'che cosa ha segnalato, a chi, e il Suo Stato',
  },
  'us.story.vacation-pay': {
    says: 'In Stati come California, Illinois e Massachusetts le ferie guadagnate sono paga e non si possono cancellare. Altrove decidono le regole scritte. Le chieda e faccia una richiesta di paga (wage claim).',
    dependsOn: 'il Suo Stato e le regole della ditta',
  },
  'us.story.job-offer': {
    says: 'Quasi tutti i lavori possono finire in ogni momento (at will), quindi un’offerta si può ritirare. Se si è fidato di una promessa chiara e ci ha perso, può avere quei costi. Tenga la lettera e le ricevute.',
    dependsOn: 'che cosa è stato promesso e a che cosa ha rinunciato',
  },
  'us.story.rent-rise': {
    says: 'Durante un contratto l’affitto quasi sempre resta uguale. Dopo, gli Stati chiedono un avviso, spesso da 30 a 90 giorni, e alcuni Stati e città limitano l’aumento. Chieda per iscritto la regola che usano.',
    dependsOn: 'il Suo Stato, la Sua città e l’edificio',
  },
  'us.story.injured-spouse': {
    says: 'Quasi sempre può riavere la Sua parte di un rimborso comune. Mandi il Form 8379 (injured spouse) all’IRS, entro tre anni dalla dichiarazione.',
  },
  'us.story.private-sale': {
    says: 'Una vendita tra privati è quasi sempre definitiva: solo i commercianti danno la garanzia di base. Deve qualcosa se ha mentito o promesso che funziona. Tenga l’annuncio e i messaggi.',
    dependsOn: 'che cosa ne ha detto',
  },
  'us.story.no-papers': {
    says: 'Le leggi sulla paga la proteggono con o senza documenti. Il capo non può punirla o chiamare l’immigrazione perché ha chiesto la paga. Parli prima con l’assistenza legale gratuita (legal aid) o un centro per lavoratori (worker center).',
  },
  'us.story.service-dog': {
    says: 'Un’impresa non può mandare via un cane di servizio addestrato o chiedere documenti. Può chiedere se serve per una disabilità e che cosa sa fare. Faccia reclamo su ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Se lascia prima del 60% del periodo, una parte dell’aiuto torna indietro e la scuola può mandarle un conto. Chieda per iscritto il calcolo, un piano e un’uscita per grave difficoltà (hardship withdrawal).',
    dependsOn: 'il giorno in cui ha lasciato e la regola di rimborso della scuola',
  },
  'us.story.recording': {
    says: 'La legge federale le permette di registrare un colloquio a cui partecipa. Alcuni Stati, come California, Florida e Pennsylvania, vogliono il sì di tutti.',
    dependsOn: 'il Suo Stato',
  },
  'us.story.my-things': {
    says: 'Scriva una richiesta con un elenco, una data e un modo per consegnare. La polizia quasi sempre può solo mantenere la calma. Poi una piccola causa (small claims) o una causa per riavere cose (replevin) può dare le cose o il loro valore.',
  },
  'us.story.hoa-limits': {
    says: 'Regole federali proteggono piccole antenne paraboliche e la bandiera americana, e molti Stati proteggono i pannelli solari. Limiti giusti su posto e grandezza sono permessi. Chieda la regola scritta e un’udienza.',
    dependsOn: 'il Suo Stato e la regola',
  },
  'us.story.visits': {
    says: 'Visite e mantenimento sono due cose. Anche se deve il mantenimento, l’altro genitore deve seguire l’ordine sulle visite. Chieda al tribunale di farlo rispettare, e di cambiare il mantenimento.',
  },
  'us.story.ambulance': {
    says: 'Il divieto federale dei conti a sorpresa lascia fuori le ambulanze via terra, ma alcuni Stati la proteggono. Chieda il conto dettagliato (itemized bill), faccia ricorso all’assicurazione e chieda un prezzo più basso o un piano.',
    dependsOn: 'il Suo Stato e il Suo piano',
  },
  'us.story.care': {
    says: 'Finché la persona capisce, può firmare una procura (power of attorney). Se no, chieda al tribunale una tutela (guardianship). Chi gestisce i soldi deve tenerli separati e renderne conto.',
  },
  'us.story.name': {
    says: 'Depositi una richiesta nel tribunale del posto, paghi la tassa o chieda di non pagarla, e quasi sempre la pubblichi. Dopo matrimonio o divorzio spesso bastano i documenti. Poi lo dica a Social Security e DMV.',
  },
  'us.story.doctor': {
    says: 'Quasi sempre deve mostrare che il medico è stato sotto la cura normale e che questo le ha fatto danno. I tempi per la causa sono brevi e molti Stati vogliono prima un esperto. Prenda le Sue cartelle e veda un avvocato.',
    dependsOn: 'che cosa è andato male e quando',
  },
}
