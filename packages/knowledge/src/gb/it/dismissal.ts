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
  'gb.job.step-appeal': {
    says: 'Faccia ricorso per iscritto, entro la data della lettera. Dica che cosa è sbagliato: i fatti, i passi fatti, o come hanno trattato gli altri.',
  },
  'gb.job.step-dates': {
    says: 'Scriva il giorno in cui il lavoro finisce. Il tempo per agire parte da lì: sei mesi se è finito il 1 ottobre 2026 o dopo.',
  },
  'gb.job.step-papers': {
    says: 'Raccolga contratto, buste paga, lettere, messaggi e note degli incontri. Lo faccia prima di perdere l’accesso.',
  },
  'gb.job.step-help': {
    says: 'Chiami questa settimana Acas, il sindacato o Citizens Advice. È gratis.',
  },
  'gb.job.step-sign': {
    says: 'Non firmi ancora un accordo (settlement agreement). La lega solo se un consulente indipendente l’ha consigliata.',
  },
  'gb.job.step-ni': {
    says: 'Chiami ora la Labour Relations Agency. Per quasi tutte le richieste ha tre mesi.',
  },
  'gb.job.right-reasons': {
    says: 'Dopo due anni di lavoro può chiedere i motivi per iscritto. Devono arrivare entro 14 giorni.',
  },
  'gb.job.right-notice': {
    says: 'Dopo un mese ha almeno una settimana di preavviso. Dopo due anni è una settimana per ogni anno, fino a dodici.',
  },
  'gb.job.right-holiday': {
    says: 'Devono pagarle le ferie che ha maturato e non ha preso.',
  },
  'gb.job.right-legal-right': {
    says: 'Se ha perso il lavoro perché ha chiesto un diritto di legge, come la busta paga o le mance, è ingiusto dal primo giorno. Non serve un tempo minimo nel lavoro.',
  },
  'gb.job.right-unfair': {
    says: 'Dopo due anni di lavoro può agire per licenziamento ingiusto (unfair dismissal). Per alcuni motivi, come gravidanza o segnalazione di illeciti (whistleblowing), non serve un tempo minimo.',
  },
  'gb.job.right-equal': {
    says: 'Non può perdere il lavoro per età, sesso, origine (race), disabilità, gravidanza, religione o chi ama. Vale dal primo giorno.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Dopo due anni di lavoro ha un’indennità di licenziamento economico (redundancy pay). Dipende da età, paga e anni.',
  },
  'gb.job.right-alternative': {
    says: 'Se Le offrono un altro lavoro, può provarlo per quattro settimane. Se non va bene, mantiene l’indennità (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Dopo due anni di lavoro ha tempo libero ragionevole nel preavviso per cercare lavoro.',
  },
  'gb.job.right-group': {
    says: 'Se 20 o più posti vanno via in un luogo entro 90 giorni, devono prima parlare con il personale, per almeno 30 giorni.',
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
