/** Kindesunterhalt über den Child Maintenance Service: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: 'Sie zahlen weniger, wenn das Kind 52 Nächte im Jahr oder mehr bei Ihnen ist. Schreiben Sie die Nächte auf.',
}

export const CHILD_MAINTENANCE_DE: Words = {
  'gb.maintenance-letter.who': {
    says: 'Der Child Maintenance Service gehört zur Regierung (DWP). Er berechnet Unterhalt für Kinder, nimmt ihn ein und setzt ihn durch.',
  },
  'gb.maintenance-letter.last-step': {
    says: 'Für Gefängnis oder den Verlust des Führerscheins braucht es erst ein Gericht. Das kommt ganz zuletzt, wenn alles andere nichts half.',
  },
  'gb.maintenance-letter.deadline-again': {
    says: 'Ab dem Datum einer Entscheidung haben Sie 30 Tage, um eine neue Prüfung zu verlangen.',
    action: 'Eine neue Prüfung der Entscheidung verlangen',
    consequence: 'Später braucht es dafür einen guten Grund, und ohne sie gibt es keine Klage.',
  },
  'gb.maintenance-letter.right-bank': {
    says: 'Sie dürfen ohne Gericht Geld von Ihrem Bankkonto nehmen. Bei einer einmaligen Summe haben Sie erst 14 Tage für Einwände; so lange ist das Geld gesperrt.',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: 'Gegen einen Abzug vom Lohn können Sie binnen 28 Tagen vor Gericht gehen. Die Anordnung muss einen Fehler haben, oder das Geld darf kein Lohn sein.',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: 'Bitten Sie um eine Anpassung (variation) für besondere Kosten, etwa weite Fahrten zum Kind oder die Pflege eines behinderten Kindes.',
  },
  'gb.maintenance-letter.fees': {
    says: 'Nehmen sie das Geld ein, zahlen Sie 20% mehr, und der andere Elternteil verliert 4%. Zahlen Sie direkt, kostet es keine Gebühr.',
    actionable: 'Zahlen Sie pünktlich und bitten Sie um Direct Pay.',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: 'Die Bitte um neue Prüfung stoppt das Einziehen nicht. Zahlen Sie den laufenden Betrag weiter, so gut Sie können.',
  },
  'gb.maintenance-letter.step-check': {
    says: 'Prüfen Sie Einkommen, Nächte und jede Zahlung im Brief. Suchen Sie die Kontoauszüge zu allem, was Sie gezahlt haben.',
  },
  'gb.maintenance-letter.step-call': {
    says: 'Rufen Sie vor dem Tag im Brief an oder schreiben Sie. Bieten Sie für den Rückstand eine Summe pro Woche an, die Sie halten können.',
  },
  'gb.maintenance-letter.option-again': {
    says: 'Sagen Sie, was falsch ist: das Einkommen, die Nächte oder übersehene Zahlungen. Schicken Sie Belege.',
    title: 'Eine neue Prüfung verlangen',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt, einige Wochen bis zur Antwort.',
    risk: 'Die Summe kann auch steigen.',
    bestFor: 'Die Summe oder der Rückstand scheint Ihnen falsch.',
  },
  'gb.maintenance-letter.option-plan': {
    says: 'Schicken Sie eine Liste Ihrer Einnahmen und Kosten. Bieten Sie den laufenden Betrag und einen Teil des Rückstands an.',
    title: 'Einen Plan für den Rückstand vereinbaren',
    cost: 'Die vereinbarte Summe.',
    time: 'Ein Anruf jetzt.',
    risk: 'Fehlt eine Zahlung, können sie an Lohn oder Bank gehen.',
    bestFor: 'Sie schulden es, können aber nicht alles auf einmal zahlen.',
  },
  'gb.maintenance-letter.ni-who': {
    says: 'In Nordirland gehört der Child Maintenance Service zum Department for Communities.',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: 'Sie dürfen ohne Gericht Geld vom Lohn oder Bankkonto nehmen. Fragen Sie, wie jede Summe berechnet ist, und wenden Sie rechtzeitig ein, was falsch ist.',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
