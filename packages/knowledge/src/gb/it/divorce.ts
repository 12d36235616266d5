/** Carte di un divorzio: il diritto del Regno Unito in italiano. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dove vivono i figli e chi vedono si concorda tra voi. Se non riesce, il tribunale decide che cosa è meglio per il bambino.',
}
const HOME: RowWords = {
  says: 'La casa è solo a nome del coniuge? Lei può viverci finché un tribunale o il divorzio non vi mette fine.',
  actionable: 'Non se ne vada e non firmi nulla sulla casa prima di un consiglio.',
}

export const DIVORCE_PAPERS_IT: Words = {
  'gb.divorce-papers.deadline': {
    says: 'Ha 14 giorni da quando riceve le carte per mandare la conferma di ricezione (acknowledgement of service).',
    action: 'Mandare la risposta (acknowledgement of service)',
    consequence:
      'Il divorzio può andare avanti senza di Lei, e forse pagherà la consegna a mano delle carte.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'Nessuno è accusato. Basta che uno dica che il matrimonio è finito; non volerlo non lo ferma.',
  },
  'gb.divorce-papers.time': {
    says: 'Ci vogliono almeno 26 settimane: 20 settimane fino all’ordine provvisorio (conditional order), e altre sei fino a quello finale. Fino ad allora è sposato.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'Può opporsi solo per un motivo di legge. Il tribunale non è competente, il matrimonio non è valido, o è già finito.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Casa, risparmi, pensioni e debiti sono un caso a parte. Il divorzio non li regola; può chiedere al tribunale una parte giusta.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Se il denaro non è regolato, può chiedere al tribunale di guardare la Sua situazione prima dell’ordine finale.',
  },
  'gb.divorce-papers.children': {
    says: 'Queste carte non decidono nulla sui figli. Si concorda tra voi, o si chiede a parte al tribunale.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'Non si risposi prima di aver chiesto al tribunale del denaro. Dopo può perdere il diritto di chiedere.',
  },
  'gb.divorce-papers.home-rights': {
    says: 'La casa è solo a nome del coniuge? Lei può viverci, e può fermare una vendita alle Sue spalle.',
    actionable:
      'Chieda al registro (Land Registry) di annotare i Suoi diritti (home rights). È gratuito.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Mandi la conferma in tempo, online con il codice della lettera o sul modulo. Non significa che è d’accordo sul denaro.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Controlli i nomi, il giorno del matrimonio e gli indirizzi. Dica nella risposta che cosa è sbagliato.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Faccia una lista di casa, conti, pensioni e debiti di entrambi. Non firmi nulla sul denaro prima di un consiglio.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Mandi la risposta, e usi le 20 settimane per regolare denaro e figli.',
    title: 'Rispondere e lasciare andare avanti',
    cost: 'La risposta non costa nulla.',
    time: 'Pochi minuti.',
    risk: 'Il denaro resta aperto finché non c’è un ordine.',
    bestFor: 'Non ha un motivo di legge contro il divorzio.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Si accordi con un mediatore o un avvocato, e chieda al tribunale di farne un ordine (consent order).',
    title: 'Regolare il denaro con un ordine',
    cost: 'Una tassa, e il mediatore o l’avvocato.',
    time: 'Alcuni mesi.',
    risk: 'Senza ordine, le richieste restano aperte per anni.',
    bestFor: 'Ha casa, pensioni, risparmi o debiti.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Lo dica nella risposta. Poi mandi un modulo (answer) entro 21 giorni dal giorno in cui era dovuta la risposta.',
    title: 'Opporsi per un motivo di legge',
    cost: 'Una tassa, e spesso un avvocato.',
    time: 'Alcuni mesi.',
    risk: 'Senza un motivo di legge può dover pagare le spese.',
    bestFor: 'Deve decidere un altro paese, o il matrimonio non è valido.',
  },
  'gb.divorce-papers.scotland-deadline': {
    says: 'Ha 21 giorni da quando riceve le carte per dire al tribunale che si difende.',
    action: 'Dire al tribunale se si difende',
    consequence: 'Il divorzio può essere dato senza di Lei.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'In Scozia serve un motivo. Di solito è un anno di separazione con il Suo consenso, o due anni senza.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Dopo un anno di separazione serve il Suo consenso scritto. Può negarlo, e ritirarlo più tardi.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'Può chiedere una parte giusta di ciò che è nato nel matrimonio: casa, risparmi e pensioni. Contano anche i debiti.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Chieda denaro, casa o pensione prima che il divorzio sia dato. Dopo, di regola, è tardi.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Veda un avvocato (solicitor) entro i 21 giorni, prima di firmare un consenso. Chieda se il gratuito patrocinio (legal aid) può pagare.',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Firmi il consenso se serve, quando denaro e figli sono regolati.',
    title: 'Lasciare andare avanti il divorzio',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Le richieste di denaro finiscono con il divorzio.',
    bestFor: 'È d’accordo, e sul denaro non c’è nulla di aperto.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Mandi l’avviso di difesa (notice of intention to defend), anche se vuole solo chiedere denaro o qualcosa sui figli.',
    title: 'Dire al tribunale che si difende',
    cost: 'Una tassa e un avvocato, o il gratuito patrocinio.',
    time: 'Alcuni mesi.',
    risk: 'Le spese possono crescere.',
    bestFor: 'Denaro, casa o figli non sono regolati.',
  },
  'gb.divorce-papers.ni-reasons': {
    says: 'In Irlanda del Nord serve un motivo. Di solito sono due anni di separazione con il Suo consenso, o cinque anni senza.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Dopo due anni di separazione serve il Suo consenso. Può negarlo.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Casa, risparmi, pensioni e debiti sono un caso a parte. Può chiedere al tribunale una parte giusta.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Rimandi la conferma (acknowledgement of service) nei giorni che danno le carte. Veda un avvocato prima di firmare un consenso.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Ci sono due passi: la sentenza provvisoria (decree nisi), poi quella definitiva (decree absolute). È sposato fino alla seconda.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'Può difendersi se il motivo nelle carte non è vero. Può anche lasciar stare e parlare solo di denaro e figli.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Mandi la conferma (acknowledgement of service) quando sa che cosa significa per denaro e figli.',
    title: 'Rispondere e lasciare andare avanti',
    cost: 'La risposta non costa nulla.',
    time: 'Pochi minuti.',
    risk: 'Un consenso è difficile da ritirare dopo.',
    bestFor: 'È d’accordo, e un avvocato ha visto le carte.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Chieda che cosa significa per Lei il motivo nelle carte, e che cosa chiedere sul denaro.',
    title: 'Vedere un avvocato prima di rispondere',
    cost: 'Il gratuito patrocinio (legal aid) può pagare se il reddito è basso.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli che ricevono carte così.',
  },
}
