/** Papers of a divorce in Scotland: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Wo Kinder leben und wen sie sehen, vereinbaren Sie beide. Gelingt das nicht, entscheidet das Gericht, was für das Kind am besten ist.',
}
const HOME: RowWords = {
  says: 'Steht das Haus nur auf den Namen des Partners? Sie dürfen darin wohnen, bis ein Gericht oder die Scheidung das beendet.',
  actionable: 'Ziehen Sie nicht aus und unterschreiben Sie nichts zum Haus, bevor Sie Rat haben.',
}

export const DIVORCE_SCOTLAND_DE: Words = {
  'gb.divorce-papers.scotland-deadline': {
    says: 'Sie haben 21 Tage ab Erhalt der Papiere, um dem Gericht zu sagen, dass Sie sich verteidigen.',
    action: 'Dem Gericht sagen, ob Sie sich verteidigen',
    consequence: 'Die Scheidung kann ohne Sie ausgesprochen werden.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'In Schottland braucht es einen Grund. Meist ist es ein Jahr Trennung mit Ihrer Zustimmung oder zwei Jahre ohne sie.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Nach einem Jahr Trennung braucht es Ihre schriftliche Zustimmung. Sie dürfen sie verweigern und später zurücknehmen.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'Sie können einen fairen Anteil an dem verlangen, was in der Ehe entstand: Haus, Erspartes und Renten. Auch Schulden zählen.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Verlangen Sie Geld, Haus oder Rente, bevor die Scheidung ausgesprochen ist. Danach ist es in der Regel zu spät.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Gehen Sie in den 21 Tagen zu einem Anwalt (solicitor), bevor Sie zustimmen. Fragen Sie nach Prozesskostenhilfe (legal aid).',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Unterschreiben Sie die Zustimmung, wenn sie nötig ist und Geld und Kinder geregelt sind.',
    title: 'Die Scheidung weitergehen lassen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Ansprüche auf Geld enden mit der Scheidung.',
    bestFor: 'Sie stimmen zu, und beim Geld ist nichts offen.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Schicken Sie die Anzeige (notice of intention to defend), auch wenn Sie nur Geld oder etwas zu den Kindern verlangen.',
    title: 'Dem Gericht die Verteidigung anzeigen',
    cost: 'Eine Gerichtsgebühr und ein Anwalt, oder Prozesskostenhilfe.',
    time: 'Einige Monate.',
    risk: 'Die Kosten können wachsen.',
    bestFor: 'Geld, Haus oder Kinder sind nicht geregelt.',
  },
}
