/** The German words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_WORDS: Words = {
  'fr.fund.want': { says: 'Eine öffentliche Kasse lehnt etwas ab oder ändert, was sie zahlt.' },
  'fr.fund.reality': {
    says: 'Eine Ablehnung ist nicht das Ende. Der erste Einspruch ist kostenlos und braucht nur einen Brief.',
  },
  'fr.fund.right-appeal': {
    says: 'Sie haben zwei Monate, um an den Beschwerdeausschuss (commission de recours amiable) zu schreiben. Bei einem medizinischen Grund ist es der medizinische Ausschuss (CMRA).',
  },
  'fr.fund.right-court': {
    says: 'Keine Antwort in zwei Monaten heißt nein; bei der ärztlichen Kommission (CMRA) sind es vier. Dann haben Sie zwei Monate für das Sozialgericht (pôle social). Ein Anwalt ist nicht nötig.',
  },
  'fr.fund.step-write': {
    says: 'Schreiben Sie, dass Sie die Entscheidung anfechten, mit ihrem Datum und Ihrer Nummer. Legen Sie einen Brief Ihres Arztes bei und schicken Sie alles per Einschreiben.',
  },
  'fr.fund.option-appeal': {
    says: 'Sagen Sie mit eigenen Worten, warum sie falsch ist, und bitten Sie, die Entscheidung zu ändern.',
    title: 'Die Entscheidung anfechten',
    cost: 'Kostenlos',
    time: 'Zwei Monate',
    risk: 'Keines.',
    bestFor: 'Sie sind mit dem Grund nicht einverstanden.',
  },
  'fr.fund.right-late-note': {
    says: 'Kommt eine Krankmeldung zum ersten Mal zu spät, gibt es nur eine Warnung. Beim zweiten Mal in 24 Monaten wird das Geld halbiert. Kam sie erst nach der Krankschreibung, kann die Kasse ablehnen. Ein Krankenhausaufenthalt entschuldigt Sie, auch wenn Sie sie wirklich nicht senden konnten.',
  },
}
