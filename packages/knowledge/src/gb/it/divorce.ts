/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

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
}
