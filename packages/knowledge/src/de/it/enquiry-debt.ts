/** Questions about debts, courts and seizure: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'de.ask-debt.collector-take': {
    says: "Una società di incasso non può pignorare nulla né entrare in casa. Lo può solo un ufficiale giudiziario con un titolo, e per una perquisizione serve l'ordine di un giudice.",
  },
  'de.ask-debt.collector-pay': {
    says: 'Paghi una fattura giusta. Le spese non possono superare quelle di un avvocato. Se è sbagliata, la contesti per iscritto.',
    dependsOn: 'se deve la fattura e ha avuto prima un sollecito',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Non paghi. Cerchi la società nel Rechtsdienstleistungsregister, poi scriva «Ich bestreite die Forderung» (contesto la richiesta) e chieda il contratto.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Non la ignori. Se è sbagliata, la contesti una volta per iscritto, e non perda mai una busta gialla di un tribunale.',
  },
  'de.ask-debt.old-debt': {
    says: "Senza titolo la maggior parte dei debiti si prescrive tre anni dopo la fine dell'anno. Con un titolo sono 30 anni. Non paghi prima un po'.",
    dependsOn: "se c'è un titolo del tribunale",
  },
  'de.ask-debt.order-what': {
    says: 'Agisca entro due settimane dalla data sulla busta gialla. Non è giusta? Segni che si oppone a tutta la richiesta e mandi il modulo al tribunale. È gratis e non servono motivi.',
  },
  'de.ask-debt.order-late': {
    says: "Può ancora opporsi finché non è emesso un ordine di esecuzione. Dopo, un'opposizione tardiva vale come Einspruch. La mandi oggi.",
  },
  'de.ask-debt.enforcement-order': {
    says: "Ha due settimane dalla data sulla busta per opporsi (Einspruch) a quel tribunale. Chieda nella stessa lettera di sospendere l'esecuzione.",
  },
  'de.ask-debt.sued': {
    says: 'Scriva al tribunale entro due settimane che si difenderà. I motivi possono seguire. Al Landgericht serve un avvocato.',
  },
  'de.ask-debt.officer-let-in': {
    says: "Non è obbligato a lasciar perquisire la casa dall'ufficiale giudiziario senza l'ordine di un giudice. Ma gli parli: le rate possono fermare tutto.",
  },
  'de.ask-debt.officer-takes': {
    says: 'Letto, frigo, una TV normale, telefono, animali e ciò che serve per il lavoro non si possono prendere. Una cosa costosa può essere cambiata con una semplice.',
    dependsOn: 'se Le serve per una vita modesta o per il lavoro',
  },
  'de.ask-debt.account-seized': {
    says: "Chieda subito alla banca di trasformare il conto in un P-Konto. Entro un mese protegge dall'inizio: almeno 1.590 € al mese.",
  },
  'de.ask-debt.wages': {
    says: 'Fino al 30 giugno 2027 i primi 1.587,40 € netti al mese sono al sicuro, più 597,42 € per la prima persona che mantiene. Del resto si può prendere solo una parte.',
    dependsOn: 'il Suo stipendio netto e chi mantiene',
  },
  'de.ask-debt.prison': {
    says: 'Nessuno va in carcere per debiti privati. Un mandato obbliga solo a elencare i Suoi beni (Vermögensauskunft). Per le multe pubbliche è diverso.',
  },
  'de.ask-debt.asset-statement': {
    says: "Paghi o concordi rate entro le due settimane. Se no, vada all'appuntamento e risponda con verità. Mancare può portare un mandato.",
  },
  'de.ask-debt.schufa-entry': {
    says: 'Senza titolo servono due solleciti scritti, quattro settimane e un avviso. Una richiesta contestata non può contare.',
    dependsOn: "se c'è un titolo o ha contestato la richiesta",
  },
  'de.ask-debt.schufa-copy': {
    says: 'Riceve gratis una copia dei Suoi dati (Datenkopie, Art. 15 DSGVO). Per questo non serve comprare il rapporto a pagamento.',
  },
  'de.ask-debt.rates': {
    says: 'Offra per iscritto una somma che può mantenere. Chieda quanto costa il piano, e cancelli ogni riconoscimento di debito (Schuldanerkenntnis).',
  },
  'de.ask-debt.insolvency': {
    says: "L'insolvenza privata La libera dalla maggior parte dei debiti dopo tre anni. Prima un consulente o avvocato deve cercare un accordo con i creditori.",
  },
  'de.ask-debt.debt-help': {
    says: 'Chiami la consulenza gratuita per debiti di Caritas, Diakonie, AWO, Verbraucherzentrale o del Comune. Paghi prima affitto e luce, e apra un P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: "Con un reddito basso il tribunale locale (Amtsgericht) Le dà un Beratungsschein. L'avvocato costa allora 15 €. In tribunale c'è il gratuito patrocinio.",
  },
  'de.ask-debt.heir': {
    says: 'Gli eredi prendono anche i debiti. Può rinunciare (Ausschlagung) entro sei settimane da quando lo sa, al tribunale delle successioni o da un notaio.',
    dependsOn: "se rinuncia all'eredità entro sei settimane",
  },
  'de.ask-debt.spouse': {
    says: 'Non deve i debiti del coniuge o dei genitori, se non ha firmato anche Lei. Fanno eccezione gli acquisti quotidiani per la famiglia.',
  },
  'de.ask-debt.tv-fee': {
    says: "Ogni casa deve un canone, anche senza TV. Con sostegno di base, BAföG o reddito molto basso chieda l'esenzione, fino a tre anni indietro.",
    dependsOn: 'se riceve una prestazione che La esenta',
  },
  'de.ask-debt.jobcenter-back': {
    says: "Si opponga per iscritto entro un mese. Basta una frase. Se l'errore era loro e non poteva saperlo, può tenere il denaro.",
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Si opponga entro un mese. Se non ha denaro per vivere, chieda al tribunale sociale un ordine urgente (Eilantrag). È gratis.',
  },
  'de.ask-debt.tax-late': {
    says: 'Sbagliata? Si opponga (Einspruch) entro un mese e chieda di sospendere il pagamento. Giusta ma troppo alta? Chieda tempo (Stundung) prima della scadenza.',
  },
  'de.ask-debt.power-cut': {
    says: 'Chieda oggi un piano (Abwendungsvereinbarung). Per un distacco servono due mesi di arretrati e 100 €, quattro settimane di minaccia e una lettera otto giorni lavorativi prima.',
  },
  'de.ask-debt.step-post': {
    says: 'Apra tutta la posta. Una busta gialla fa partire un termine di due settimane.',
  },
  'de.ask-debt.step-advice': {
    says: 'Chieda una consulenza gratuita per debiti da Caritas, Diakonie, AWO o dal Comune.',
  },
  'de.ask-debt.right-living': {
    says: 'Nessuno può prendere ciò che Le serve per vivere: almeno 1.587,40 € di stipendio netto al mese fino al 30 giugno 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Controlli ogni richiesta prima di pagare: chi, per che cosa, da quando, quanto.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Se una richiesta è sbagliata, la contesti una volta per iscritto e tenga la prova.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Paghi prima affitto, luce e cibo. Poi offra ciò che resta in piccole somme.',
  },
  'de.ask-debt.guide-account': {
    says: 'Chieda alla banca un P-Konto se un pignoramento è vicino. Può averne solo uno.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Chi incassa deve dirLe per chi, per che cosa e come nasce ogni spesa.',
  },
  'de.ask-debt.guide-right-home': {
    says: "Nessuno può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.ask-debt.guide-right-object': {
    says: "Può opporsi a un'ingiunzione del tribunale gratis e senza motivi.",
  },
  'de.ask-debt.guide-option-help': {
    title: 'Chiedere una consulenza gratuita per debiti',
    says: 'Un consulente guarda tutti i Suoi debiti e scrive per Lei.',
    cost: 'Gratis.',
    time: 'Chiami presto, può esserci attesa.',
    risk: 'I termini del tribunale corrono mentre aspetta.',
    bestFor: 'Ha più di un debito.',
  },
  'de.ask-debt.guide-option-dispute': {
    title: 'Contestare ciò che è sbagliato',
    says: 'Scriva perché non deve la somma e chieda le prove.',
    cost: 'Un francobollo.',
    time: "Mezz'ora.",
    risk: 'Possono comunque andare in tribunale. Lì può opporsi.',
    bestFor: 'La richiesta non è Sua, è pagata o troppo vecchia.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un piccolo pagamento su un vecchio debito fa ripartire il termine.',
  },
  'de.ask-debt.basic-account': {
    says: 'Chiunque vive qui ha diritto a un conto di base (Basiskonto), anche con debiti. Una banca può rifiutare solo per pochi motivi. La BaFin aiuta.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Servono due rate di fila non pagate, il 10% o il 5% del prestito, e un avviso di due settimane. Se no, contesti per iscritto.',
    dependsOn: "se la banca L'ha avvisata nel modo giusto",
  },
  'de.ask-debt.yellow-envelope': {
    says: 'È una notifica formale. La data sopra fa partire un termine, spesso di due settimane. La apra oggi e tenga la busta.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Non paghi una parte di un vecchio debito prima di sapere se è prescritto. Un pagamento fa ripartire i tre anni.',
  },
  'de.ask-debt.collector-costs': {
    says: 'Deve queste spese solo se la fattura è giusta e Lei era in ritardo. Per una fattura non contestata fino a 50 € il massimo è 58,48 €, fino a 500 € 95,60 €. Di solito è molto meno. Paghi la parte giusta e contesti il resto per iscritto.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Si opponga (Widerspruch) entro un mese dall’arrivo della lettera. Basta una frase firmata su carta, i motivi possono seguire. Se la lettera non ne parla, ha un anno. Nel bisogno chieda al tribunale sociale una misura urgente. È gratis.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Prima scriva e fissi un ultimo giorno. Poi chieda online un’ingiunzione (Mahnbescheid) o faccia causa all’Amtsgericht. Fino a 10.000 € non serve un avvocato. Il suo ufficio può scrivere la Sua domanda. Anticipa le spese e le riha se vince.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Ha un mese dall’arrivo. L’ultima pagina dice che cosa fare: opposizione scritta (Widerspruch) o, in alcuni Länder, ricorso al tribunale amministrativo. Se non dice nulla, ha un anno. Se il reddito cambia, può fare una nuova domanda.',
  },
  'de.ask-debt.no-ticket': {
    says: 'Su bus e tram il supplemento arriva a 60 €. Se aveva un biglietto personale valido, lo mostri entro una settimana: allora al massimo 7 €. Se la macchina era rotta, lo dica con prove. Viaggiare apposta senza pagare può essere reato.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Per la stessa malattia la cassa paga fino a 78 settimane in tre anni. Contano le settimane pagate dal datore. È il 70 % del lordo, al massimo il 90 % del netto. Faccia scrivere il prossimo certificato al più tardi il giorno lavorativo dopo. Prima della fine si iscriva all’Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Faccia opposizione (Einspruch) alla Familienkasse entro un mese, per iscritto o e-mail. È gratis. Mandi i documenti mancanti, come scuola, formazione o soggiorno. Se la lettera non ne parla, ha un anno. All’indietro si pagano di solito solo sei mesi.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Si opponga (Einspruch) entro un mese e chieda di sospendere il pagamento. Il Jobcenter ha contato l’assegno come reddito? Allora chieda il condono (Erlass). Chieda anche piccole rate.',
  },
}
