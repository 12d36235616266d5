/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_DE: Words = {
  'gb.judgment.scotland-want': {
    says: 'Das Gericht hat entschieden, dass Sie zahlen müssen. Im Schreiben steht, wie viel und an wen.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Vielleicht können Sie Zeit zum Zahlen beantragen. Wurde ohne Sie entschieden, können Sie die Entscheidung vielleicht aufheben lassen (recall).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Wurde ein simple procedure-Verfahren ohne Sie entschieden? Sie können den sheriff bitten, die Entscheidung aufzuheben (recall). Handeln Sie schnell.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Ein Moratorium kann die Vollstreckung sechs Monate stoppen, während Sie Rat holen. Zinsen laufen weiter.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Erklären Sie, warum Sie nicht geantwortet haben und womit Sie sich verteidigen.',
    title: 'Den sheriff um Aufhebung bitten (recall)',
    cost: 'Vielleicht eine Gerichtsgebühr. Fragen Sie nach Hilfe dabei.',
    time: 'Handeln Sie innerhalb von Tagen.',
    risk: 'Der sheriff kann ablehnen.',
    bestFor: 'Sie haben die Klage nie bekommen oder schulden das Geld nicht.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Nach den 14 Tagen der Zahlungsaufforderung (charge) können sie Lohn oder Konto pfänden. Holen Sie vorher Rat.',
  },
  'gb.judgment.ni-step': {
    says: 'Holen Sie jetzt kostenlose Schuldnerberatung. Schreibt das Enforcement of Judgments Office, antworten Sie bis zu seinem Datum mit Ihrem Haushaltsplan.',
  },
  'gb.judgment.ni-right': {
    says: 'Das Enforcement of Judgments Office sieht an, was Sie haben und verdienen. Es kann Ratenzahlung anordnen.',
  },
}
