/** Papers of a divorce in Northern Ireland: the words in Italian. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dove vivono i figli e chi vedono si concorda tra voi. Se non riesce, il tribunale decide che cosa è meglio per il bambino.',
}
const HOME: RowWords = {
  says: 'La casa è solo a nome del coniuge? Lei può viverci finché un tribunale o il divorzio non vi mette fine.',
  actionable: 'Non se ne vada e non firmi nulla sulla casa prima di un consiglio.',
}

export const DIVORCE_NORTHERN_IRELAND_IT: Words = {
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
