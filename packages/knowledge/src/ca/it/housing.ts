/** The Italian words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'ca.home.on-element-date': {
    says: 'Un avviso in Ontario deve indicare il giorno in cui l’affitto finirebbe.',
    name: 'La data di fine (termination date)',
    ifMissing:
      'Non vediamo una data di fine (termination date). Un avviso senza può non valere. Chieda a uno sportello legale (legal clinic).',
  },
  'ca.home.qc-element-month': {
    says: 'Un avviso di nuovo affitto in Québec deve dire quanto tempo ha per rifiutarlo.',
    name: 'Il Suo mese per rifiutare',
    ifMissing:
      'Non vediamo il tempo per rifiutare. Chieda al tribunale degli affitti se l’avviso vale.',
  },
  'ca.home.myth-date': {
    says: 'Una data in un avviso da sola non Le toglie la casa. Quasi sempre solo un tribunale può ordinarle di uscire.',
  },
  'ca.home.want': { says: 'Questo avviso è il primo passo, non l’ultimo.' },
  'ca.home.reality': {
    says: 'Un avviso da solo non Le toglie la casa. Se non è d’accordo, quasi sempre decide un tribunale.',
  },
  'ca.home.who': {
    says: 'Un padrone di casa o un agente è una persona o una società privata. Non può cambiare di sua iniziativa le serrature o mettere fuori le Sue cose.',
  },
  'ca.home.rights': {
    says: 'Può restare mentre si decide. Può contestare l’avviso, pagare quanto deve o chiedere tempo.',
  },
  'ca.home.not-yet': {
    says: 'Non possono mandarla fuori oggi. Servono loro un avviso valido, poi un ordine, poi un ufficiale del tribunale.',
  },
  'ca.home.know-form': {
    says: 'Un avviso sul modulo sbagliato, con la data sbagliata o senza motivo può non valere.',
  },
  'ca.home.right-hearing': {
    says: 'Ha il diritto di contestare davanti a un tribunale un avviso che Le chiede di andare via.',
  },
  'ca.home.right-locks': {
    says: 'Ha il diritto di tenere chiavi, riscaldamento, acqua e luce finché l’affitto non è finito secondo la legge.',
  },
  'ca.home.right-notice': {
    says: 'Ha diritto a un avviso scritto con il tempo e il motivo che chiede la Sua provincia.',
  },
  'ca.home.step-stay': { says: 'Non vada ancora via e non firmi nulla che finisce il contratto.' },
  'ca.home.step-type': {
    says: 'Cerchi sull’avviso il numero del modulo, il motivo e le date. Da questi dipende quanti giorni ha.',
  },
  'ca.home.step-pay': {
    says: 'Se riguarda l’affitto, paghi quanto deve, se può. Tenga le prove. In alcune province questo annulla l’avviso.',
  },
  'ca.home.step-help': {
    says: 'Chiami oggi un telefono per inquilini o uno sportello legale (legal clinic). I termini possono essere di soli cinque giorni.',
  },
  'ca.home.opt-dispute': {
    says: 'Faccia domanda al tribunale della Sua provincia prima dell’ultimo giorno, o vada all’udienza.',
    title: 'Contestare l’avviso',
    cost: 'Spesso una piccola tassa. Può chiedere di non pagarla.',
    time: 'Entro pochi giorni.',
    risk: 'Se perde, può ricevere una data per andare via.',
    bestFor: 'Il motivo non è vero, o l’avviso ha errori.',
  },
  'ca.home.opt-pay': {
    says: 'Paghi tutto entro il tempo dell’avviso, e si faccia dare una ricevuta.',
    title: 'Pagare l’affitto che deve',
    cost: 'L’affitto che deve.',
    time: 'Entro i giorni dell’avviso.',
    risk: 'Se paga troppo tardi o troppo poco, il caso può andare avanti.',
    bestFor: 'Deve dell’affitto e può trovare i soldi.',
  },
  'ca.home.opt-plan': {
    says: 'Offra di pagare ogni mese l’affitto più una parte di quanto deve. Lo abbia per iscritto.',
    title: 'Concordare un piano',
    cost: 'La somma concordata.',
    time: 'Giorni.',
    risk: 'Un piano non rispettato può portare in fretta a un ordine.',
    bestFor: 'Può pagare, ma non tutto insieme.',
  },
  'ca.home.opt-help': {
    says: 'Uno sportello per inquilini (tenant clinic) può controllare l’avviso e parlare per Lei. Chieda al Suo comune anche di un fondo per l’affitto (rent bank).',
    title: 'Chiedere aiuto gratuito',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Non sa bene che cosa fare.',
  },
  'ca.home.warn-hearing': {
    says: 'Vada all’udienza, anche se pensa di perdere. Molti ordini ci sono solo perché nessuno è venuto.',
  },
  'ca.home.insight-faith': {
    says: 'Un padrone di casa che dice che verrà a viverci la famiglia deve dirlo sul serio. Se la casa è presto affittata di nuovo, Lei può ricevere soldi.',
    actionable:
      'Tenga l’avviso. Quando non ci abita più, guardi se ci sono annunci per la Sua casa.',
  },
  'ca.home.on-board': {
    says: 'In Ontario solo il Landlord and Tenant Board può ordinarle di uscire, e solo lo sheriff può eseguirlo.',
  },
  'ca.home.on-void': {
    says: 'In Ontario può annullare un avviso N4. Paghi tutto l’affitto che deve prima che il padrone di casa si rivolga al Board.',
  },
  'ca.home.on-before-order': {
    says: 'Anche dopo la loro domanda può fermarla. Paghi l’affitto e la tassa della domanda (filing fee) prima che ci sia l’ordine.',
  },
  'ca.home.on-n4-time': {
    says: 'Un N4 deve darle almeno 14 giorni per pagare se paga l’affitto al mese, e 7 se lo paga al giorno o alla settimana.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 dà almeno 14 giorni per pagare a chi paga l’affitto al mese. Contiamo dalla sua data. Vale la data di fine (termination date) sul modulo.',
    action: 'Paghi tutto l’affitto che deve',
    consequence: 'Il padrone di casa può chiedere al Board di sfrattarla.',
  },
  'ca.home.on-bill-60': {
    says: 'Una legge fatta a novembre 2025 può ridurre i 14 giorni a 7, da un giorno che fissa il governo. Paghi prima della data sull’avviso.',
  },
  'ca.home.on-n12': {
    says: 'In Ontario un padrone di casa che vuole la casa per la famiglia o per un compratore deve dare 60 giorni, fino alla fine di un periodo di affitto.',
  },
  'ca.home.on-n12-pay': {
    says: 'Per uso proprio il padrone di casa deve quasi sempre pagarle un mese di affitto, o offrirle un’altra casa. Lo chieda.',
  },
  'ca.home.on-relief': {
    says: 'Il Board deve guardare tutto ciò che parla a Suo favore. Può rifiutare o rinviare uno sfratto, anche se Lei ha violato le regole.',
  },
  'ca.home.on-bad-faith': {
    says: 'Se il motivo dell’uso proprio era falso, può chiedere fino a 12 mesi di affitto e di più. Faccia domanda entro un anno da quando va via.',
  },
  'ca.home.on-step': {
    says: 'Non deve andare via alla data dell’avviso. Aspetti la convocazione all’udienza (notice of hearing) e ci vada.',
  },
  'ca.home.bc-ten-day': {
    says: 'In British Columbia ha cinque giorni da quando ha ricevuto un avviso di 10 giorni (10 day notice). Per sicurezza contiamo dalla sua data.',
    action: 'Paghi tutto l’affitto o chieda di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia ha 21 giorni da quando ha ricevuto un avviso per uso proprio. Per sicurezza contiamo dalla sua data.',
    action: 'Chieda al Residential Tenancy Branch di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia ha 10 giorni da quando ha ricevuto un avviso di un mese per una colpa (one month notice for cause). Per sicurezza contiamo dalla sua data.',
    action: 'Chieda al Residential Tenancy Branch di contestare l’avviso',
    consequence: 'Vale come se accettasse che l’affitto finisce.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia l’avviso cade se paga tutto l’affitto e le utenze entro cinque giorni da quando lo riceve.',
  },
  'ca.home.bc-three-months': {
    says: 'Dal 18 giugno 2025 un padrone di casa che vuole venire a viverci deve darle tre mesi. Lei riceve un mese di affitto.',
  },
  'ca.home.bc-twelve': {
    says: 'Se non usano la casa come hanno detto per almeno 12 mesi, può chiedere 12 mesi di affitto.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia al padrone di casa serve un ordine di rilascio (order of possession), e poi un mandato (writ) che solo un ufficiale giudiziario del tribunale (court bailiff) può eseguire.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia l’avviso per uso proprio è di tre mesi dal 18 giugno 2025.',
    was: 'Un padrone di casa che voleva venire a viverci doveva dare quattro mesi, e Lei aveva 30 giorni per contestare.',
    is: 'Il padrone di casa dà tre mesi, e Lei ha 21 giorni per contestare.',
  },
  'ca.home.ab-pay': {
    says: 'In Alberta un avviso di 14 giorni per affitto non pagato cade se paga tutto entro la data dell’avviso.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta può opporsi per iscritto a un avviso di 14 giorni che non riguarda l’affitto. Allora al padrone di casa serve un ordine.',
  },
  'ca.home.ab-clear': {
    says: 'I 14 giorni sono giorni interi. Il giorno in cui ha ricevuto l’avviso e il giorno in cui va via non contano.',
  },
  'ca.home.ab-fourteen': {
    says: 'In Alberta agisca entro 14 giorni da quando riceve un avviso di 14 giorni. Per sicurezza contiamo dalla sua data.',
    action: 'Paghi l’affitto, o mandi la Sua opposizione scritta',
    consequence: 'Il padrone di casa può chiedere un ordine per farla andare via.',
  },
  'ca.home.qc-tribunal': {
    says: 'In Québec, se Lei non è d’accordo, solo il tribunale degli affitti (Tribunal administratif du logement) può finire il Suo contratto.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec può fermare una causa per affitto non pagato. Paghi l’affitto, gli interessi e le spese prima della sentenza.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec il padrone di casa può chiedere la fine del contratto quando l’affitto è in ritardo di più di tre settimane, o spesso in ritardo con un vero danno.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec ha un mese per rispondere a un avviso con cui il padrone di casa riprende la casa (repossession). Se non risponde, vale come un rifiuto.',
    action: 'Dica per iscritto al padrone di casa se va via o resta',
    consequence: 'Se non dice nulla, per la legge Lei rifiuta di andare via.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec ha un mese da quando riceve un avviso di aumento dell’affitto per rifiutarlo. Se rifiuta, tiene la casa.',
    action: 'Rifiuti per iscritto l’aumento, se non è d’accordo',
    consequence: 'Se non dice nulla, accetta il nuovo affitto.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec gli sfratti per ingrandire, dividere o cambiare l’uso di una casa sono vietati fino al 6 giugno 2027. Ci sono alcune eccezioni.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec quasi tutte le persone di 65 anni o più con reddito basso e dieci anni nella casa non possono essere sfrattate per questi progetti.',
  },
  'ca.home.mb-order': {
    says: 'In Manitoba un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Residential Tenancies Branch, e prima Lei può dire la Sua.',
  },
  'ca.home.sk-order': {
    says: 'In Saskatchewan un avviso da solo non può mandarla fuori. Può farlo solo un ordine dell’Office of Residential Tenancies, e prima Lei può dire la Sua.',
  },
  'ca.home.ns-order': {
    says: 'In Nova Scotia un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Residential Tenancies Program, e prima Lei può dire la Sua.',
  },
  'ca.home.nb-order': {
    says: 'In New Brunswick un avviso da solo non può mandarla fuori. Può farlo solo un ordine del Tenant and Landlord Relations Office, e prima Lei può dire la Sua.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia può chiedere la revisione di un ordine di possesso, di solito entro due giorni. Solo un ufficiale del tribunale può farLa uscire.',
  },
}
