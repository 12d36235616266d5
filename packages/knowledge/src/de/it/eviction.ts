/** The Italian words of the rows in ../eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_WORDS: Words = {
  'de.home.want': {
    says: 'Il Suo locatore vuole che il contratto finisca. La lettera da sola non La obbliga ad andarsene.',
  },
  'de.home.want-at-once': {
    says: 'Il Suo locatore chiude subito il contratto per affitti non pagati. Pagare tutto in tempo può annullarlo.',
  },
  'de.home.want-own-need': {
    says: "Il Suo locatore dice che l'appartamento serve a lui o alla famiglia (Eigenbedarf). Il motivo deve essere vero e spiegato.",
  },
  'de.home.want-arrears': {
    says: "Il Suo locatore dice che l'affitto non è pagato e lo vuole ora.",
  },
  'de.home.who': {
    says: 'Il locatore è una parte privata. Solo un tribunale può ordinarLe di uscire, e solo un ufficiale giudiziario può eseguirlo.',
  },
  'de.home.reality': {
    says: 'Nessuno può mandarLa via senza una causa. Ci vogliono mesi. Cambiare le serrature o staccare la luce è illegale.',
  },
  'de.home.rights-summary': {
    says: 'La disdetta deve essere su carta, firmata e con i motivi. Può opporsi per disagio e restare finché decide un tribunale.',
  },
  'de.home.not-yet': {
    says: "Ora non possono buttarLa fuori. Prima una causa, poi una sentenza, spesso altro tempo, poi una data con l'ufficiale giudiziario.",
  },
  'de.home.know-takeover': {
    says: "Il Jobcenter o l'ufficio sociale può assumere i debiti di affitto come prestito, così tiene la casa. Può chiederlo anche chi lavora.",
    learnMore:
      'Vada lì con la disdetta e una lista del debito. Chieda la «Übernahme von Mietschulden» (assunzione dei debiti di affitto).',
  },
  'de.home.deadline-hardship': {
    says: "La Sua opposizione deve arrivare al locatore due mesi prima della fine del contratto. Dal 2025 basta un'email.",
    action: "Mandare l'opposizione per disagio (Widerspruch, § 574 BGB) in forma scritta",
    consequence:
      "Il locatore può rifiutare di lasciarLa restare. Se la disdetta non gliel'ha detto, può ancora opporsi in tribunale.",
  },
  'de.home.deadline-cure': {
    says: 'Una disdetta immediata per debiti di affitto cade se si paga tutto entro due mesi dalla notifica della causa di sfratto. Funziona una volta in due anni.',
    action: "Pagare tutto l'affitto dovuto, o avere la promessa scritta di un ufficio di pagarlo",
    consequence: 'La disdetta immediata resta valida.',
  },
  'de.home.step-stay': {
    says: "Non se ne vada e non firmi ancora nulla. Faccia controllare la disdetta da un'associazione inquilini o da un avvocato.",
  },
  'de.home.step-pay-all': {
    says: 'Provi a pagare ora tutto il debito di affitto. Ogni euro conta: solo il pagamento completo annulla una disdetta immediata.',
  },
  'de.home.step-office': {
    says: "Niente soldi? Vada subito al Jobcenter, all'ufficio sociale o all'ufficio casa del Comune (Wohnungssicherung). Chieda di assumere il debito.",
  },
  'de.home.step-form': {
    says: 'Controlli la forma: su carta, firmata a mano da ogni locatore, a ogni inquilino, con i motivi. Se no, non ha effetto.',
  },
  'de.home.step-objection': {
    says: 'Andarsene sarebbe un grave disagio per età, malattia, figli, scuola o perché non trova altra casa? Si opponga per iscritto due mesi prima della fine.',
  },
  'de.home.step-keep-paying': {
    says: "Continui a pagare tutto l'affitto. Paghi ogni mese entro il terzo giorno lavorativo e tenga la prova.",
  },
  'de.home.step-arrears-plan': {
    says: 'Scriva oggi al locatore con un piano. Dica che la disdetta sarà ritirata quando tutto è pagato, e lo chieda per iscritto.',
  },
  'de.home.step-housing-benefit': {
    says: "Verifichi il sussidio per l'alloggio (Wohngeld) o il sostegno di base. Parte dal mese della domanda.",
  },
  'de.home.step-defects': {
    says: "C'era umidità, mancava il riscaldamento o un altro difetto che aveva segnalato? Allora l'affitto era più basso per legge. Lo dica ora, con le prove.",
  },
  'de.home.option-pay': {
    title: 'Pagare tutto il debito di affitto',
    says: "Paghi tutto, o porti una promessa del Jobcenter o dell'ufficio sociale di pagare.",
    cost: "Tutto il debito, forse come prestito dell'ufficio.",
    time: 'Ora, al più tardi due mesi dopo la notifica di una causa.',
    risk: 'Non annulla una disdetta ordinaria data insieme. Chieda di ritirarla.',
    bestFor: "Deve l'affitto e vuole restare.",
  },
  'de.home.option-object': {
    title: 'Opporsi alla disdetta',
    says: 'Scriva che non accetta la disdetta e chieda di restare, per grave disagio.',
    cost: 'Gratis. Le associazioni inquilini chiedono una quota annua.',
    time: 'Una lettera, due mesi prima della fine.',
    risk: 'Il locatore può fare causa. Se perde, paga le spese.',
    bestFor: 'Il motivo è debole o andarsene sarebbe un grave disagio.',
  },
  'de.home.option-time': {
    title: 'Concordare più tempo o denaro per il trasloco',
    says: 'Chieda per iscritto una data più lontana, niente debiti di affitto e una somma per il trasloco.',
    cost: 'Nulla.',
    time: 'Alcuni colloqui.',
    risk: 'Un accordo di uscita firmato chiude i Suoi diritti. Lo faccia prima controllare.',
    bestFor: 'Se ne andrebbe, ma serve tempo o aiuto.',
  },
  'de.home.option-help': {
    title: 'Associazione inquilini e ufficio casa',
    says: "Porti la lettera a un'associazione inquilini o a un avvocato, e all'ufficio del Comune contro la perdita della casa.",
    cost: "L'ufficio è gratis. L'associazione ha una quota.",
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia una disdetta o debiti di affitto.',
  },
  'de.home.option-dispute-arrears': {
    title: 'Contestare la somma',
    says: 'Mandi prove di pagamento o di difetti. Se non è sicuro, paghi con riserva (unter Vorbehalt).',
    cost: 'Gratis.',
    time: 'Una lettera ora.',
    risk: 'Un affitto dovuto e non pagato può costarLe la casa.',
    bestFor: "Ha pagato, o i difetti hanno ridotto l'affitto.",
  },
  'de.home.right-court': {
    says: 'Può restare finché un tribunale Le ordina di uscire e viene un ufficiale giudiziario. Il tribunale può darLe fino a un anno per traslocare.',
  },
  'de.home.right-reason': {
    says: 'Il locatore deve avere un motivo legale, scritto nella disdetta. Un affitto più alto non è mai un motivo.',
  },
  'de.home.right-periods': {
    says: 'Una disdetta ordinaria richiede tre mesi. Dopo cinque anni sono sei, dopo otto anni nove.',
  },
  'de.home.right-cure': {
    says: 'Se tutti i debiti di affitto sono pagati entro due mesi dalla notifica della causa, la disdetta immediata cade. Funziona una volta in due anni.',
  },
  'de.home.right-two-rents': {
    says: 'Per una disdetta immediata deve mancare più di un mese di affitto in due mesi di fila, o due mesi di affitto in tutto.',
  },
  'de.home.right-own-need': {
    says: 'Per uso proprio la lettera deve dire chi vuole entrare e perché. Se era una scusa, può chiedere i danni.',
  },
  'de.home.right-hardship': {
    says: "Può chiedere di restare se andarsene è un grave disagio. Conta anche non trovare un'altra casa adatta.",
  },
  'de.home.right-sale': {
    says: "Una vendita non chiude il Suo contratto. Dopo la trasformazione in condominio c'è un blocco di almeno tre anni, in alcune zone fino a dieci.",
  },
  'de.home.right-fault': {
    says: 'Se la disdetta non Le ha detto del diritto di opporsi, della forma e del termine, può ancora opporsi alla prima udienza.',
  },
  'de.home.warn-ordinary': {
    says: 'Spesso danno insieme una seconda disdetta, ordinaria. Pagare in ritardo ancora non annulla quella. Chieda presto consiglio.',
  },
  'de.home.warn-sign': {
    says: 'Non firmi un accordo di uscita o una «conferma della disdetta» che non capisce.',
  },
  'de.home.warn-reduce': {
    says: "Attenzione a ridurre l'affitto per difetti. Se riduce troppo, rischia una disdetta. Paghi invece con riserva.",
  },
  'de.home.warn-claim': {
    says: "In questa causa può perdere la casa. Vada questa settimana da un avvocato e all'ufficio casa del Comune.",
  },
  'de.home.step-claim-office': {
    says: "Chieda subito al Jobcenter o all'ufficio sociale di assumere i debiti di affitto. Entro due mesi questo può salvare la casa.",
  },
  'de.home.step-claim-time': {
    says: 'Nella Sua difesa chieda al tribunale tempo per traslocare (Räumungsfrist), se dovesse perdere.',
  },
  'de.home.insight-both': {
    says: 'La lettera chiude il contratto due volte: subito e, in subordine, con un preavviso (hilfsweise). Ognuna vuole la sua risposta.',
    actionable:
      'Paghi tutti i debiti contro la prima. Contro la seconda si opponga per disagio e chieda il ritiro.',
  },
  'de.home.insight-own-need': {
    says: "L'uso proprio è il motivo più contestato. Parole vaghe senza nome o piano spesso non bastano.",
    actionable: 'Annoti chi dovrebbe entrare, e se un altro appartamento del locatore è vuoto.',
  },
  'de.home.tactic-power': {
    says: 'Se ha firmato un incaricato senza mandare la procura originale (Vollmacht), respinga per questo la disdetta entro circa una settimana, su carta.',
    risk: 'Il locatore può mandare una nuova disdetta. Guadagna solo tempo.',
    notWhen: "Ha firmato il locatore, o Le aveva detto del potere dell'incaricato.",
  },
  'de.home.element-signature': {
    name: 'Una firma su carta',
    says: 'Una disdetta richiede carta e firma a mano.',
    ifMissing:
      'Non vediamo una firma. Una disdetta per email, messaggio o senza firma a mano non ha effetto.',
  },
  'de.home.element-reason': {
    name: 'Il motivo della disdetta',
    says: 'Il motivo deve stare nella disdetta stessa.',
    ifMissing:
      'Non vediamo un motivo nella disdetta. Senza motivi nella lettera una disdetta del locatore di solito cade.',
  },
  'de.home.element-objection': {
    name: 'Una nota sul diritto di opporsi',
    says: 'Il locatore dovrebbe dirLe in tempo che può opporsi per disagio.',
    ifMissing:
      'Non vediamo una nota sul diritto di opporsi. Allora può opporsi fino alla prima udienza.',
  },
  'de.home.myth-fourteen': {
    says: 'Nessuno può mandarLa via subito, nemmeno dopo una disdetta immediata. Il locatore deve prima vincere una causa.',
  },
  'de.home.myth-winter': {
    says: 'Tre nuovi inquilini non La liberano dal preavviso. È così solo se il contratto o il locatore lo accetta.',
  },
  'de.home.change-objection': {
    says: 'Ora può opporsi per disagio via email.',
    was: "L'opposizione richiedeva carta e firma.",
    is: "Dal 1 gennaio 2025 basta un testo, come un'email.",
  },
  'de.home.limitation-rent': {
    says: 'I vecchi affitti si prescrivono tre anni dopo la fine del loro anno.',
    from: "la fine dell'anno in cui l'affitto è scaduto",
    restartedBy: 'Un pagamento o un riconoscimento fa ripartire i tre anni.',
  },
  'de.home.right-converted': {
    says: 'La casa è diventata condominio dopo il Suo ingresso e poi è stata venduta? Allora il bisogno proprio è escluso per tre anni, fino a dieci in città care.',
  },
}
