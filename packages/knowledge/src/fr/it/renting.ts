/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Vogliono l’affitto in ritardo, o un piano. Questa lettera non chiude il contratto.',
  },
  'fr.home.want-other': {
    says: 'Vogliono che lasci la casa, o dicono che andranno in tribunale per questo.',
  },
  'fr.home.who': {
    says: 'Un padrone di casa o agente è una persona o ditta privata. Solo un giudice può chiudere il Suo diritto di restare, e solo un ufficiale con una sentenza può sfrattare.',
  },
  'fr.home.reality': {
    says: 'Una lettera non sfratta nessuno. Serve un giudice, poi un ufficiale, poi di solito la polizia del prefetto. Ci vogliono mesi.',
  },
  'fr.home.not-yet': {
    says: 'Ora non possono metterla fuori. Servono una sentenza, un ordine di uscire e poi di solito due mesi.',
  },
  'fr.home.not-yet-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale). Affitto e causa continuano.',
  },
  'fr.home.rights-summary': {
    says: 'Può restare finché un giudice decide. Può chiedere tempo, aiuto per l’affitto e un avvocato gratis.',
  },
  'fr.home.know-three-years': {
    says: 'Un giudice può dare fino a tre anni per pagare l’affitto arretrato, se prima dell’udienza paga di nuovo quello corrente.',
    learnMore: 'Paghi intero il prossimo affitto, anche se il debito resta.',
  },
  'fr.home.right-judge': {
    says: 'Solo un giudice può chiudere il Suo soggiorno, e solo un ufficiale può eseguirlo.',
  },
  'fr.home.right-no-force': {
    says: 'Cambiare la serratura o metterla fuori con la forza è un reato del padrone di casa: fino a tre anni di carcere e 30.000 €. Chiami la polizia (17).',
  },
  'fr.home.right-winter': {
    says: 'Ha diritto alla pausa invernale: di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.right-three-years': {
    says: 'Ha diritto di chiedere al giudice fino a tre anni per pagare debiti d’affitto, se paga di nuovo l’affitto.',
  },
  'fr.home.warn-hearing': {
    says: 'Se arriva una citazione, vada all’udienza. Le offriranno un’indagine sociale: risponda, La aiuta.',
  },
  'fr.home.insight-costs': {
    says: 'La lettera aggiunge spese o penali. In un contratto d’affitto di casa, spese di sollecito e penali non possono andare all’inquilino.',
    actionable: 'Paghi solo affitto e spese della casa, e dica perché per iscritto.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Chieda che il caso vada alla commissione contro gli sfratti (CCAPEX). Mette insieme padrone di casa, CAF e assistenti sociali.',
    risk: 'Nessuno.',
    notWhen: 'Un’udienza è tra pochi giorni: prima veda un avvocato.',
  },
  'fr.home.myth-winter-free': {
    says: 'La pausa invernale ferma lo sfratto, non l’affitto. Il debito cresce e la causa continua.',
  },
  'fr.home.myth-lock': {
    says: 'No. Un padrone di casa non può cambiare la serratura, staccare acqua o luce, o mettere fuori le Sue cose.',
  },
}
