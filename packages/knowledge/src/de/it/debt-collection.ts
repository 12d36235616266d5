/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'de.debt.want': {
    says: 'Una società Le chiede denaro. Da sola questa lettera non può obbligarLa a pagare.',
  },
  'de.debt.who': {
    says: "Una società di incasso (Inkasso) o il suo avvocato scrive per un'altra società. Non ha più potere di quella.",
  },
  'de.debt.who-before-claim': {
    says: 'Un avvocato o una società scrive che poi potrebbe andare in tribunale. Un avvocato non ha più potere su di Lei del suo cliente.',
  },
  'de.debt.reality': {
    says: 'Questo non è un tribunale. Nessuno può prendere stipendio o beni per questa lettera.',
  },
  'de.debt.reality-titled': {
    says: 'Dicono che esiste già una decisione del tribunale (Titel). Se è vero, possono mandare un ufficiale giudiziario o pignorare lo stipendio. Chieda una copia.',
  },
  'de.debt.rights-summary': {
    says: "Può chiedere che cos'è il debito, di chi è e come nasce ogni spesa. Può dire di no.",
  },
  'de.debt.not-yet': {
    says: "Non possono ancora mandare un ufficiale giudiziario (Gerichtsvollzieher). Prima serve un'ingiunzione non contestata o una sentenza.",
  },
  'de.debt.not-yet-account': {
    says: 'Ora non possono bloccare il Suo conto o prendere parte dello stipendio. Anche per questo serve prima un titolo del tribunale.',
  },
  'de.debt.know-old': {
    says: "La maggior parte dei debiti si prescrive in tre anni, contati dalla fine dell'anno. Poi può rifiutare di pagare.",
    learnMore:
      'Deve dirlo Lei: «Ich erhebe die Einrede der Verjährung» (eccepisco la prescrizione). Nessun tribunale la cerca da solo.',
  },
  'de.debt.org-register': {
    says: 'Una società di incasso deve essere nel registro pubblico. Può cercarla gratis su rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: "L'Ufficio federale della giustizia (Bundesamt für Justiz) vigila sulle società di incasso. Può reclamare lì.",
  },
  'de.debt.insight-pressure': {
    says: 'Parole come «ultimo avviso» (letzte Mahnung) non hanno un valore legale proprio. Il vero passo dopo è la posta del tribunale.',
    actionable: 'Risponda con calma per iscritto e continui a controllare la posta.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Parlano della Sua banca dati creditizia. Quella minaccia è permessa solo come fatto, e cade quando Lei contesta.',
    actionable:
      'Contesti per iscritto e dica: «Diese Forderung ist bestritten und darf nicht gemeldet werden» (è contestata e non va segnalata).',
  },
  'de.debt.myth-visit': {
    says: 'Una società di incasso non può pignorare nulla. Possono solo un ufficiale giudiziario (Gerichtsvollzieher) o un tribunale, e solo con un titolo.',
  },
  'de.debt.myth-schufa': {
    says: 'Una richiesta non finisce subito nella banca dati creditizia (Schufa). Senza titolo servono due solleciti e nessuna contestazione da parte Sua.',
  },
  'de.debt.myth-prison': {
    says: "Nessuno va in carcere per debiti privati. L'arresto è possibile solo se rifiuta di elencare i Suoi beni. Per le multe è diverso.",
  },
}
