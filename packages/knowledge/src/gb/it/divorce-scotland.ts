/** Papers of a divorce in Scotland: the words in Italian. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dove vivono i figli e chi vedono si concorda tra voi. Se non riesce, il tribunale decide che cosa è meglio per il bambino.',
}
const HOME: RowWords = {
  says: 'La casa è solo a nome del coniuge? Lei può viverci finché un tribunale o il divorzio non vi mette fine.',
  actionable: 'Non se ne vada e non firmi nulla sulla casa prima di un consiglio.',
}

export const DIVORCE_SCOTLAND_IT: Words = {
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
}
