/** Licenziamento: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_IT: Words = {
  'gb.job.want': {
    says: 'Il datore di lavoro dice che il Suo lavoro finisce, o può finire. La lettera dovrebbe dire perché e da quale giorno.',
  },
  'gb.job.rights-summary': {
    says: 'Può fare ricorso, chiedere i motivi, avere preavviso e ferie pagate. Se era ingiusto, può andare in tribunale.',
  },
  'gb.job.reality': {
    says: 'Una lettera non è la fine. Molte decisioni cambiano con un ricorso o finiscono con un accordo. Ma i termini sono rigidi.',
  },
  'gb.job.who': {
    says: 'Il datore di lavoro deve agire in modo giusto, seguire le sue regole e rispettare il codice di Acas (Acas Code).',
  },
  'gb.job.know-acas': {
    says: 'Deve contattare Acas prima di poter andare in tribunale (tribunal). È gratis, e spesso porta a un accordo senza udienza.',
    learnMore:
      'Si chiama conciliazione preventiva (early conciliation). Può durare fino a dodici settimane e ferma il tempo.',
  },
  'gb.job.ni': {
    says: 'In Irlanda del Nord ha tre mesi per agire. Deve prima contattare la Labour Relations Agency.',
  },
  'gb.job.option-appeal': {
    says: 'Mandi una breve lettera con i motivi prima della data indicata.',
    title: 'Fare ricorso al datore di lavoro',
    cost: 'Nulla.',
    time: 'Alcuni giorni per scrivere.',
    risk: 'Basso. Non ferma il tempo del tribunale.',
    bestFor: 'Pensa che la decisione o i passi fossero sbagliati.',
  },
  'gb.job.option-acas': {
    says: 'Acas parla con le due parti per trovare un accordo.',
    title: 'Iniziare la conciliazione con Acas',
    cost: 'Nulla.',
    time: 'Fino a dodici settimane.',
    risk: 'Nessuno.',
    bestFor: 'Vuole soldi o una referenza giusta (reference) senza udienza.',
  },
  'gb.job.option-settle': {
    says: 'Parli di soldi, data, referenza (reference) e di che cosa diranno agli altri.',
    title: 'Negoziare l’uscita',
    cost: 'Nulla. Spesso pagano loro il Suo consulente.',
    time: 'Alcune settimane.',
    risk: 'Quando firma rinuncia a delle richieste.',
    bestFor: 'Preferisce andare via con un accordo.',
  },
  'gb.job.warn-time': {
    says: 'Se il lavoro è finito prima del 1 ottobre 2026, ha solo tre mesi meno un giorno per contattare Acas.',
  },
  'gb.job.warn-appeal-clock': {
    says: 'Un ricorso al datore di lavoro non ferma il tempo per andare in tribunale.',
  },
  'gb.job.insight-selection': {
    says: 'In un licenziamento economico (redundancy) devono scegliere in modo giusto, dirle i punteggi e cercare altri lavori per Lei.',
    actionable: 'Chieda i Suoi punteggi, l’elenco dei criteri e i posti liberi.',
  },
  'gb.job.insight-gross': {
    says: 'Il licenziamento senza preavviso è solo per fatti molto gravi, e solo dopo un’audizione giusta.',
    actionable:
      'Chieda le prove e le note dell’incontro. Nel ricorso dica che cosa hanno lasciato fuori.',
  },
  'gb.job.change-time': {
    says: 'Dal 1 ottobre 2026 ha sei mesi, non tre, per quasi tutte le richieste al tribunale. Vale per un licenziamento da quel giorno.',
    was: 'Quasi tutte le richieste al tribunale dovevano iniziare entro tre mesi meno un giorno.',
    is: 'Per i licenziamenti da questo giorno sono sei mesi.',
  },
  'gb.job.acas-six-months': {
    says: 'Ha sei mesi meno un giorno dalla fine del lavoro. Per sicurezza contiamo 180 giorni dalla lettera.',
    action: 'Contattare Acas, se forse vuole fare causa',
    consequence: 'Dopo il termine un tribunale di solito non ascolta più la Sua richiesta.',
  },
}
