/** Papers of a divorce in Northern Ireland: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Wo Kinder leben und wen sie sehen, vereinbaren Sie beide. Gelingt das nicht, entscheidet das Gericht, was für das Kind am besten ist.',
}
const HOME: RowWords = {
  says: 'Steht das Haus nur auf den Namen des Partners? Sie dürfen darin wohnen, bis ein Gericht oder die Scheidung das beendet.',
  actionable: 'Ziehen Sie nicht aus und unterschreiben Sie nichts zum Haus, bevor Sie Rat haben.',
}

export const DIVORCE_NORTHERN_IRELAND_DE: Words = {
  'gb.divorce-papers.ni-reasons': {
    says: 'In Nordirland braucht es einen Grund. Meist sind es zwei Jahre Trennung mit Ihrer Zustimmung oder fünf Jahre ohne sie.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Nach zwei Jahren Trennung braucht es Ihre Zustimmung. Sie dürfen sie verweigern.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Haus, Erspartes, Renten und Schulden sind ein eigener Fall. Sie können das Gericht um einen fairen Anteil bitten.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Schicken Sie die Empfangsbestätigung (acknowledgement of service) in der genannten Frist zurück. Gehen Sie zu einem Anwalt, bevor Sie zustimmen.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Es geht in zwei Schritten: erst das vorläufige Urteil (decree nisi), später das endgültige (decree absolute). Bis zum zweiten sind Sie verheiratet.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'Sie können sich verteidigen, wenn der Grund in den Papieren nicht stimmt. Sie können das auch lassen und nur über Geld und Kinder sprechen.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Schicken Sie die Empfangsbestätigung (acknowledgement of service), sobald Sie wissen, was sie für Geld und Kinder bedeutet.',
    title: 'Antworten und es weitergehen lassen',
    cost: 'Die Antwort kostet nichts.',
    time: 'Einige Minuten.',
    risk: 'Eine Zustimmung ist später schwer zurückzunehmen.',
    bestFor: 'Sie stimmen zu, und ein Anwalt hat die Papiere gesehen.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Fragen Sie, was der Grund in den Papieren für Sie heißt und was Sie beim Geld verlangen sollen.',
    title: 'Vor der Antwort zum Anwalt gehen',
    cost: 'Bei kleinem Einkommen kann Prozesskostenhilfe (legal aid) zahlen.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle, die solche Papiere bekommen.',
  },
}
