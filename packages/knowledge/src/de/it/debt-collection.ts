/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'de.debt.want': {
    says: 'Una società Le chiede denaro. Da sola questa lettera non può obbligarLa a pagare.',
  },
  'de.debt.who': {
    says: "Una società di incasso (Inkasso) o il suo avvocato scrive per un'altra società. Non ha più potere di quella.",
  },
  'de.debt.who-before-claim': {
    says: 'Un avvocato o una società scrive che poi potrebbe andare in tribunale. Un avvocato non ha più potere su di Lei del suo cliente.',
  },
  'de.debt.step-before-claim': {
    says: 'Risponda per iscritto prima della data, anche solo per chiedere le prove. Può evitarLe spese di tribunale.',
  },
  'de.debt.option-defend-later': {
    title: 'Lasciare che lo provino in tribunale',
    says: 'Rifiuti la richiesta per iscritto. Se arrivano carte del tribunale, si opponga o si difenda entro due settimane.',
    cost: 'Nulla ora. Chi perde paga tribunale e avvocati.',
    time: 'Settimane o mesi.',
    risk: 'Se la richiesta è giusta, costa di più.',
    bestFor: 'È sicuro di non dovere nulla e ha le prove.',
  },
  'de.debt.reality': {
    says: 'Questo non è un tribunale. Nessuno può prendere stipendio o beni per questa lettera.',
  },
  'de.debt.reality-titled': {
    says: 'Dicono che esiste già una decisione del tribunale (Titel). Se è vero, possono mandare un ufficiale giudiziario o pignorare lo stipendio. Chieda una copia.',
  },
  'de.debt.rights-summary': {
    says: "Può chiedere che cos'è il debito, di chi è e come nasce ogni spesa. Può dire di no.",
  },
  'de.debt.not-yet': {
    says: "Non possono ancora mandare un ufficiale giudiziario (Gerichtsvollzieher). Prima serve un'ingiunzione non contestata o una sentenza.",
  },
  'de.debt.not-yet-account': {
    says: 'Ora non possono bloccare il Suo conto o prendere parte dello stipendio. Anche per questo serve prima un titolo del tribunale.',
  },
  'de.debt.know-old': {
    says: "La maggior parte dei debiti si prescrive in tre anni, contati dalla fine dell'anno. Poi può rifiutare di pagare.",
    learnMore:
      'Deve dirlo Lei: «Ich erhebe die Einrede der Verjährung» (eccepisco la prescrizione). Nessun tribunale la cerca da solo.',
  },
  'de.debt.org-register': {
    says: 'Una società di incasso deve essere nel registro pubblico. Può cercarla gratis su rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: "L'Ufficio federale della giustizia (Bundesamt für Justiz) vigila sulle società di incasso. Può reclamare lì.",
  },
  'de.debt.step-check': {
    says: 'Controlli prima di pagare. Conosce la società, il contratto e la somma? Ha già pagato?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Se è sbagliata, scriva e la contesti presto. Una richiesta contestata non può contare nella Sua banca dati creditizia.',
  },
  'de.debt.step-no-sign': {
    says: 'Non firmi un riconoscimento di debito (Schuldanerkenntnis). Molto probabilmente perderebbe le Sue difese.',
  },
  'de.debt.step-court-post': {
    says: "Faccia attenzione a una busta gialla. Un'ingiunzione del tribunale (Mahnbescheid) Le dà solo due settimane per opporsi.",
  },
  'de.debt.step-valid-pay': {
    says: 'Se deve la somma principale, paghi quella parte e ne indichi lo scopo. Poi discuta solo delle spese.',
  },
  'de.debt.step-valid-rates': {
    says: 'Se non può pagare subito, offra per iscritto piccole rate mensili. Prima devono dirLe quanto costa il piano.',
  },
  'de.debt.step-valid-living': {
    says: 'Paghi prima casa, luce e cibo. La consulenza per debiti (Schuldnerberatung) è gratuita da Caritas, Diakonie, AWO e in molti Comuni.',
  },
  'de.debt.step-dispute-letter': {
    says: "Scriva: «Ich bestreite die Forderung» (contesto la richiesta). Chieda il contratto, la sua data, il primo creditore e la lista delle spese. Tenga la prova dell'invio.",
  },
  'de.debt.step-dispute-creditor': {
    says: "Mandi la stessa lettera alla prima società. Se il debito è stato venduto, chieda l'atto di cessione (Abtretungsurkunde).",
  },
  'de.debt.step-keep': {
    says: 'Tenga ogni lettera e busta. Annoti giorno, nome e parole di ogni telefonata.',
  },
  'de.debt.step-p-account': {
    says: 'Se ha molti debiti, trasformi il conto in un conto protetto (P-Konto). La Sua banca deve farlo.',
  },
  'de.debt.option-dispute': {
    title: 'Contestare la richiesta per iscritto',
    says: 'Dica che contesta la richiesta, e perché. Chieda il contratto e la lista delle spese.',
    cost: 'Un francobollo, o gratis per email.',
    time: "Mezz'ora. Lo faccia prima della data nella lettera.",
    risk: "Possono comunque chiedere un'ingiunzione al tribunale. Può opporsi anche a quella.",
    bestFor: 'Non conosce la richiesta, ha già pagato o la somma è sbagliata.',
  },
  'de.debt.option-pay-main': {
    title: 'Pagare la somma principale, contestare le spese',
    says: 'Paghi alla società ciò che deve e indichi lo scopo. Rifiuti le spese oltre ciò che potrebbe chiedere un avvocato.',
    cost: 'La somma principale e interessi giusti.',
    time: 'Prima della data nella lettera.',
    risk: 'Possono insistere per le spese. Spesso sono piccole.',
    bestFor:
      'La fattura è giusta, ma le spese sembrano troppo alte o non ha mai avuto un sollecito.',
  },
  'de.debt.option-rates': {
    title: 'Offrire pagamenti mensili',
    says: 'Offra ciò che può ogni mese. Chieda di fermare gli interessi e di togliere ogni riconoscimento.',
    cost: 'Il debito, e forse una spesa per il piano.',
    time: 'Una lettera. Aspetti un sì scritto.',
    risk: 'Un piano può avere spese e un riconoscimento. Cancelli il riconoscimento. Ogni pagamento fa ripartire i tre anni.',
    bestFor: 'Deve la somma e non può pagare subito.',
  },
  'de.debt.option-help': {
    title: 'Chiedere una consulenza gratuita per debiti',
    says: 'Un consulente controlla la richiesta, scrive per Lei e guarda tutti i Suoi debiti.',
    cost: 'Gratis presso enti sociali e Comuni.',
    time: 'Può esserci attesa, quindi chiami presto.',
    risk: 'Le ditte che chiedono soldi in anticipo non sono il servizio gratuito.',
    bestFor: 'Ha più debiti o non Le avanza nulla.',
  },
  'de.debt.option-complain': {
    title: "Reclamare presso l'autorità di vigilanza",
    says: "Dica all'Ufficio federale della giustizia che cosa ha scritto o fatto la società. Mandi copie.",
    cost: 'Gratis.',
    time: 'Una lettera o un modulo online.',
    risk: 'Non ferma la richiesta. La contesti lo stesso.',
    bestFor: 'Minacciano, ingannano o non rispondono.',
  },
  'de.debt.right-information': {
    says: 'Ha diritto a fatti chiari nella prima lettera: per chi è, perché deve e ogni spesa.',
  },
  'de.debt.right-more': {
    says: 'Se lo chiede, devono anche indicare senza ritardo il primo creditore e come è nato il contratto.',
  },
  'de.debt.right-prove': {
    says: 'Tocca a loro provare il contratto e il debito. Non tocca a Lei provare che non deve nulla.',
  },
  'de.debt.right-cost-cap': {
    says: 'Le loro spese non possono superare ciò che un avvocato chiederebbe per lo stesso lavoro. Tolga il resto.',
  },
  'de.debt.right-small-claim': {
    says: 'Per una richiesta non contestata fino a 50 € una tariffa intera è solo di 31,50 €. Per la prima lettera possono prenderne di solito la metà.',
  },
  'de.debt.right-no-double': {
    says: 'Se lavorano insieme una società di incasso e un avvocato, Lei ne paga al massimo uno. Le eccezioni sono rare.',
  },
  'de.debt.right-reminder': {
    says: 'Le spese di ritardo richiedono prima un sollecito. Oppure il contratto indicava un giorno fisso, o sono passati 30 giorni da una fattura che La avvisava.',
  },
  'de.debt.right-schufa': {
    says: 'Senza un titolo del tribunale servono prima due solleciti scritti, quattro settimane e un avviso. Una richiesta contestata non conta.',
  },
  'de.debt.right-unordered': { says: 'Non deve nulla per cose o servizi che non ha ordinato.' },
  'de.debt.right-no-entry': {
    says: "Un incaricato dell'incasso non ha diritto di entrare in casa. Può mandarlo via.",
  },
  'de.debt.right-interest': {
    says: 'Come consumatore deve interessi di cinque punti sopra il tasso di base (Basiszinssatz). Per di più serve un motivo speciale.',
  },
  'de.debt.warn-restart': {
    says: 'Attenzione ai debiti vecchi. Un pagamento, anche piccolo, o un riconoscimento fa ripartire i tre anni.',
  },
  'de.debt.warn-ignore': {
    says: 'Non ignori poi la posta del tribunale. Se nessuno si oppone, anche una richiesta falsa si può eseguire per 30 anni.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un titolo del tribunale dura 30 anni. Gli interessi dopo il titolo si prescrivono in tre anni, quindi chieda la somma anno per anno.',
  },
  'de.debt.insight-disguise': {
    says: 'Le spese qui possono essere più alte di quanto permette la legge, come spesso in queste lettere.',
    actionable: 'Chieda quale aliquota (0,5, 0,9 o 1,3) hanno usato e su quale somma.',
  },
  'de.debt.insight-pressure': {
    says: 'Parole come «ultimo avviso» (letzte Mahnung) non hanno un valore legale proprio. Il vero passo dopo è la posta del tribunale.',
    actionable: 'Risponda con calma per iscritto e continui a controllare la posta.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Parlano della Sua banca dati creditizia. Quella minaccia è permessa solo come fatto, e cade quando Lei contesta.',
    actionable:
      'Contesti per iscritto e dica: «Diese Forderung ist bestritten und darf nicht gemeldet werden» (è contestata e non va segnalata).',
  },
  'de.debt.tactic-limitation': {
    says: 'Se sono passati più di tre anni solari interi, scriva: «Ich erhebe die Einrede der Verjährung» (prescrizione). Non possono più eseguirla.',
    risk: 'È sbagliato se un titolo, un pagamento o trattative hanno fermato il tempo.',
    notWhen: "C'è un titolo del tribunale o ha pagato qualcosa di recente.",
  },
  'de.debt.tactic-purpose': {
    says: 'Scriva «nur Hauptforderung» (solo somma principale) sul bonifico, perché non sparisca nelle spese. Possono rifiutarlo.',
    risk: 'Possono rifiutare un pagamento che indica un ordine diverso dalla legge.',
    notWhen: 'Vuole saldare subito anche le spese.',
  },
  'de.debt.myth-visit': {
    says: 'Una società di incasso non può pignorare nulla. Possono solo un ufficiale giudiziario (Gerichtsvollzieher) o un tribunale, e solo con un titolo.',
  },
  'de.debt.myth-schufa': {
    says: 'Una richiesta non finisce subito nella banca dati creditizia (Schufa). Senza titolo servono due solleciti e nessuna contestazione da parte Sua.',
  },
  'de.debt.myth-prison': {
    says: "Nessuno va in carcere per debiti privati. L'arresto è possibile solo se rifiuta di elencare i Suoi beni. Per le multe è diverso.",
  },
  'de.debt.element-client': {
    name: 'Il nome della società per cui agiscono',
    says: 'La prima lettera deve indicare la società per cui incassano, con il suo indirizzo.',
    ifMissing:
      'La lettera non sembra dire per chi incassano. Lo chieda: la legge vuole nome e indirizzo.',
  },
  'de.debt.element-reason': {
    name: 'Il motivo della richiesta e la data del contratto',
    says: 'La prima lettera deve dire di quale contratto si tratta e quando è stato fatto.',
    ifMissing:
      'La lettera non sembra dire di quale contratto si tratta, e di quando. Lo chieda prima di pagare.',
  },
  'de.debt.element-costs': {
    name: 'Tipo, somma e motivo delle spese di incasso',
    says: 'Se chiedono spese, devono dire di che tipo, quanto e perché.',
    ifMissing: "La lettera chiede spese ma non sembra dire come nascono. Chieda l'aliquota.",
  },
  'de.debt.change-fees': {
    says: 'Le tariffe di incasso sono salite il 1 giugno 2025. Il lavoro più vecchio si paga con le tariffe vecchie.',
    was: 'Fino al 31 maggio 2025 una tariffa intera era di 49 €, e di 30 € per richieste non contestate fino a 50 €.',
    is: 'Dal 1 giugno 2025 una tariffa intera è di 51,50 € fino a 500 €. È di 31,50 € per richieste non contestate fino a 50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Una spesa di sollecito (Mahngebühr) può coprire solo carta e posta, non il personale. I tribunali spesso permettono solo pochi euro.',
    actionable: 'Paghi la fattura e rifiuti ciò che supera pochi euro per ogni sollecito.',
  },
  'de.debt.charge-small': {
    name: 'Spese di incasso per una richiesta non contestata fino a 50 €',
    says: "Per una richiesta non contestata fino a 50 € anche l'aliquota più alta (1,3, con spese e IVA) dà 58,48 €. Di solito è permesso molto meno.",
  },
  'de.debt.charge-to-500': {
    name: 'Spese di incasso per una richiesta non contestata fino a 500 €',
    says: "Per una richiesta non contestata fino a 500 € anche l'aliquota più alta (1,3, con spese e IVA) dà 95,60 €. Una prima lettera permette di solito 0.5.",
  },
  'de.debt.loan-what': { says: 'La banca chiude il Suo prestito e vuole subito tutto il resto.' },
  'de.debt.loan-right': {
    says: 'Per chiudere un prestito al consumo servono due rate di fila non pagate e almeno il 10% (5% oltre tre anni). Prima serve un avviso di due settimane.',
  },
  'de.debt.loan-right-talk': {
    says: 'La banca dovrebbe offrirLe un colloquio per una soluzione. Dopo, gli interessi possono essere al massimo cinque punti sopra il tasso di base.',
  },
  'de.debt.loan-step': {
    says: "Cerchi l'avviso con le due settimane. L'ha ricevuto, e la somma era giusta? Se no, contesti la chiusura per iscritto.",
  },
  'de.debt.step-legal-advice': {
    says: 'Con un reddito basso chieda un Beratungsschein al tribunale locale (Amtsgericht). Un avvocato Le costa allora 15 €.',
  },
}
