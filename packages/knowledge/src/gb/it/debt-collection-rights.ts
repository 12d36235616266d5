/** Recupero crediti, diritti e avvisi: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_IT: Words = {
  'gb.debt.right-no-entry': {
    says: 'Ha il diritto di tenere fuori un incaricato del recupero crediti. Non è obbligato ad aprire la porta, e lui deve andare via quando Lei lo chiede.',
  },
  'gb.debt.right-no-goods': {
    says: 'Non è obbligato a far entrare un incaricato del recupero crediti. Non può prendere le Sue cose. Lo possono solo ufficiali giudiziari (bailiffs) con un mandato (warrant) o un potere di legge.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Ha il diritto di contestare il debito. Se dà un motivo vero, la società deve fermare la riscossione mentre controlla.',
  },
  'gb.debt.right-they-prove': {
    says: 'Tocca alla società mostrare che Lei è la persona giusta e che la somma è giusta. Non tocca a Lei provare il contrario.',
  },
  'gb.debt.right-truth': {
    says: 'Ha diritto alla verità. Non devono fingersi ufficiali giudiziari (bailiffs) o tribunale. Non devono minacciare ciò che la legge non permette.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Ha il diritto di essere lasciato in pace. Un’azienda non deve ingannarla o intimidirla per farla pagare.',
  },
  'gb.debt.right-contact': {
    says: 'Può dire quando, dove e come contattarla. Non devono chiamare a orari sbagliati o parlarne a famiglia, capo o vicini.',
  },
  'gb.debt.right-afford': {
    says: 'Devono darle un tempo giusto per pagare. Non devono spingerla a pagare tutto insieme, o a farsi prestare i soldi.',
  },
  'gb.debt.right-agreement': {
    says: 'Ha diritto a una copia del contratto di credito (credit agreement) per £1. Se non la mandano entro 12 giorni lavorativi, non possono farlo valere finché non lo fanno.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Non devono aggiungere spese di recupero se il Suo contratto non lo permette. Le spese non devono superare i loro costi giusti.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Dica che un consulente La aiuta a preparare un piano. Allora devono fermarsi per un tempo giusto. Spesso sono 30 giorni.',
  },
  'gb.debt.right-mental-health': {
    says: 'Se la Sua salute rende difficile occuparsi dei soldi, lo dica. Devono avere regole giuste per chi è in questa situazione, e seguirle.',
  },
  'gb.debt.default-notice-right': {
    says: 'Un avviso di inadempienza (default notice) deve dire che cosa non va e come rimediare. Deve darle almeno 14 giorni da quando lo riceve.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Dopo la data di un avviso di inadempienza (default notice) possono chiudere il contratto e chiedere tutto. Se paga prima quanto chiede, la violazione vale come mai avvenuta.',
  },
  'gb.debt.warn-restart': {
    says: 'Prima che i sei anni siano finiti, un solo pagamento può farli ripartire. Lo può anche una lettera firmata che ammette il debito.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un solo pagamento può far partire cinque anni nuovi, se i primi cinque non sono finiti. Lo può anche un’ammissione scritta.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Se il debito è vero, il silenzio può portare a una causa e a una sentenza. Non lo ignori per sempre.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'I truffatori copiano le lettere di recupero. Controlli che la società sia vera: cerchi da solo il suo numero, non in un SMS o un’e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'La consulenza gratuita sui debiti vale quanto quella a pagamento. Alcune società chiedono molto per ciò che un ente benefico fa gratis.',
  },
  'gb.debt.insight-may': {
    says: 'La lettera parla di tribunale, ma nessun tribunale è ancora coinvolto. Prima devono mandarle un avviso (letter of claim) e darle 30 giorni per rispondere.',
    actionable:
      'Stia attento a una lettera con un modulo di risposta (Reply Form). Quella ha un vero termine.',
  },
  'gb.debt.insight-visit': {
    says: 'Una visita del recupero crediti è solo una chiacchierata alla porta. Non sono ufficiali giudiziari (bailiffs). Non possono entrare se Lei non vuole.',
    actionable: 'Scriva che risponderà solo per lettera e che non accetta visite.',
  },
  'gb.debt.insight-goods': {
    says: 'La lettera parla di ufficiali giudiziari (bailiffs) o dei Suoi beni. Se non c’è già una sentenza o un ordine contro di Lei, ora non può succedere.',
    actionable:
      'Chieda per iscritto su quale sentenza si basano. Cerchi il Suo nome nel registro delle sentenze.',
  },
  'gb.debt.insight-deadline': {
    says: 'La data in questa lettera l’hanno scelta loro. La legge non le dà forza. È comunque saggio rispondere prima.',
    actionable:
      'Mandi una breve lettera prima di quella data. Nessuno potrà dire che Lei non ha risposto.',
  },
  'gb.debt.insight-discount': {
    says: 'Offrono di prendere di meno. Vuol dire che si può trattare. La prima offerta spesso non è l’ultima.',
    actionable:
      'Prima controlli che il debito sia Suo e non troppo vecchio. Poi offra meno, e ottenga l’accordo per iscritto.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Una data in questa lettera è di più di sei anni fa. Il debito può essere troppo vecchio per il tribunale.',
    actionable:
      'Non paghi e non lo ammetta ancora. Chieda a un consulente gratuito se il termine è passato.',
  },
  'gb.debt.insight-fees': {
    says: 'Hanno aggiunto spese. Possono farlo solo se il Suo contratto lo permette, e solo per somme giuste.',
    actionable: 'Chieda la clausola esatta del contratto che permette ogni spesa.',
  },
  'gb.debt.insight-assignment': {
    says: 'Quando un debito di credito è venduto, devono dirglielo. In una vendita i vecchi documenti spesso si perdono.',
    actionable: 'Chieda l’avviso della vendita, il contratto e un elenco di tutti i pagamenti.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Un debito in ritardo spesso è già nella Sua scheda di credito (credit file). Resta per sei anni dall’inadempienza (default). Questa lettera da sola non aggiunge nulla.',
    actionable: 'Chieda gratis il Suo rapporto di credito e guardi che cosa c’è prima di decidere.',
  },
  'gb.debt.tactic-agreement': {
    says: 'Chieda il contratto di credito (credit agreement) prima di parlare di pagamenti. Se non lo trovano, Lei è molto più forte.',
    risk: 'Possono trovarlo. Allora il debito si può di nuovo far valere.',
    notWhen: 'Pensa di pagare presto, o c’è già una causa.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Faccia tutto per iscritto. Al telefono si promette troppo. Una lettera Le dà tempo e lascia una prova.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'Una data in tribunale è vicina.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dica che un consulente sui debiti La aiuta con un piano. Devono aspettare per un tempo giusto, spesso 30 giorni.',
    risk: 'Gli interessi possono correre ancora.',
    notWhen: 'Non ha chiesto consulenza.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'La sospensione «breathing space» ferma quasi tutti gli interessi e le azioni per 60 giorni. Solo un consulente sui debiti può avviarla.',
    risk: 'Può averla una volta ogni dodici mesi. Il debito resta.',
    notWhen: 'Potrebbe pagare ora senza difficoltà.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Per loro un pagamento oggi vale più di piccole somme per anni. Una somma unica più bassa può chiudere il debito.',
    risk: 'Se l’accordo non è scritto, possono vendere il resto a un’altra società.',
    notWhen: 'Il debito può essere troppo vecchio, o non è Suo.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Usi la parola reclamo (complaint). Fa partire otto settimane, e poi l’Ombudsman può intervenire gratis.',
    risk: 'Un reclamo da solo non ferma una causa.',
    notWhen: 'È arrivato un modulo del tribunale. Risponda prima a quello.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Gli incaricati del recupero non sono ufficiali giudiziari (bailiffs). Non possono prendere le Sue cose. I bailiffs vengono solo dopo una sentenza o un altro ordine legale.',
  },
  'gb.debt.myth-prison': {
    says: 'Dovere soldi per una carta, un prestito, una bolletta o un parcheggio privato non è un reato.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Un debito non finisce quando è venduto. Il nuovo proprietario può chiederlo, alle stesse condizioni della prima azienda.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Dopo sei anni il debito esiste ancora, ma una causa si può fermare. Prima della fine, un pagamento o un’ammissione firmata fanno ripartire i sei anni.',
  },
  'gb.debt.element-balance': {
    says: 'Devono saperle dire quanto deve e quanto è in ritardo.',
    name: 'La somma dovuta',
    ifMissing:
      'La lettera non dà una somma chiara. Chieda un estratto conto prima di accettare qualcosa.',
  },
  'gb.debt.default-step': {
    says: 'Contatti chi ha dato il prestito prima della data nell’avviso. Paghi gli arretrati se può, o chieda un piano e più tempo.',
  },
  'gb.debt.default-option': {
    says: 'Paghi quello che chiede l’avviso entro la data, o mandi un bilancio e chieda di aspettare. Devono trattarla in modo giusto.',
    title: 'Sistemare o accordarsi in tempo',
    cost: 'Gli arretrati, o quello che offre.',
    time: 'Prima della data nell’avviso.',
    risk: 'Dopo possono chiudere il contratto. Le cose comprate a rate possono essere a rischio.',
    bestFor: 'Deve gli arretrati e vuole tenere il contratto.',
  },
}
