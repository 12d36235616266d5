/** Judgments, and how to appeal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'be.court.judgment-want': {
    says: 'Ein Gericht hat entschieden. Das Papier sagt, was Sie zahlen oder tun müssen.',
  },
  'be.court.judgment-who': {
    says: 'Ein Gerichtsvollzieher stellt das Urteil zu (signification, betekening). An diesem Tag beginnt die Frist für die Berufung.',
  },
  'be.court.judgment-reality': {
    says: 'Es ist ernst. Sie können aber noch rechtzeitig Berufung einlegen, um einen Plan bitten oder Schuldenhilfe bekommen.',
  },
  'be.court.judgment-deadline': {
    says: 'Ab der Zustellung haben Sie einen Monat für die Berufung.',
    action: 'Berufung gegen das Urteil einlegen',
    consequence: 'Danach ist das Urteil endgültig.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Gehen Sie sofort zu einem Anwalt oder zum Büro für juristischen Beistand. Zeigen Sie den Tag der Zustellung.',
  },
  'be.court.judgment-step-plan': {
    says: 'Schreiben Sie dem Gerichtsvollzieher und bieten Sie vor einer Pfändung eine Summe im Monat an.',
  },
  'be.court.judgment-step-help': {
    says: 'Bei vielen Schulden fragen Sie das ÖSHZ (CPAS, OCMW) nach einem gerichtlichen Plan für alle Schulden.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Gegen die meisten Urteile über 2.000 € dürfen Sie Berufung einlegen.',
  },
  'be.court.judgment-right-money': {
    says: 'Ein Teil Ihres Lohns und alles Kindergeld dürfen nicht genommen werden.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Berufung einlegen',
    says: 'Ein Anwalt reicht die Berufung rechtzeitig ein.',
    cost: 'Ein Anwalt oder Rechtshilfe.',
    time: 'Ein Monat, um zu beginnen.',
    risk: 'Vielleicht müssen Sie inzwischen zahlen.',
    bestFor: 'Das Urteil ist klar falsch.',
  },
  'be.court.judgment-option-plan': {
    title: 'Plan mit dem Gerichtsvollzieher vereinbaren',
    says: 'Bieten Sie eine Summe im Monat an, mit Ihrem Budget.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie nehmen das Urteil an.',
  },
}
