/** Abzüge von der Kaution: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_DE: Words = {
  'gb.deposit.want': {
    says: 'Sie wollen einen Teil Ihrer Kaution behalten. Dafür brauchen sie Ihr Ja oder eine Entscheidung der Kautionsstelle oder eines Gerichts.',
  },
  'gb.deposit.rights': {
    says: 'Sie können zu jeder Summe Nein sagen. Dann entscheidet die Kautionsstelle (deposit scheme) kostenlos, und das strittige Geld bleibt sicher.',
  },
  'gb.deposit.step-answer': {
    says: 'Antworten Sie rechtzeitig. Sagen Sie zu jeder Summe Ja oder Nein, mit Grund.',
  },
  'gb.deposit.step-proof': {
    says: 'Verlangen Sie das Einzugsprotokoll, Fotos und Rechnungen. Sammeln Sie eigene Fotos, Nachrichten und Quittungen.',
  },
  'gb.deposit.step-agreed': {
    says: 'Verlangen Sie den Teil, der nicht strittig ist, schon jetzt.',
  },
  'gb.deposit.option-scheme': {
    says: 'Lehnen Sie die Summen ab, die nicht stimmen. Lassen Sie die Kautionsstelle nach den Papieren entscheiden.',
    title: 'Die kostenlose Kautionsstelle nutzen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Beide Seiten müssen zustimmen, und die Entscheidung ist endgültig.',
    bestFor: 'Die Summen sind zu hoch oder ohne Beleg.',
  },
  'gb.deposit.option-deal': {
    says: 'Bieten Sie an, was für echte Schäden fair ist, und verlangen Sie den Rest zurück.',
    title: 'Eine kleinere Summe vereinbaren',
    cost: 'Die vereinbarte Summe.',
    time: 'Einige Tage.',
    risk: 'Eine Einigung bleibt bestehen.',
    bestFor: 'Ein Teil davon stimmt.',
  },
}
