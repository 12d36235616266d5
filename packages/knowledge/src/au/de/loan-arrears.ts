/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_DE: Words = {
  'au.debt.know-file': {
    says: 'Ein Zahlungsausfall (default) bleibt fünf Jahre in Ihrer Kreditauskunft. Man muss Sie schriftlich warnen, bevor man ihn einträgt.',
  },
  'au.debt.right-hardship': {
    says: 'Bei einem Kredit oder einer Karte können Sie sagen, dass Sie in Zahlungsnot (hardship) sind. Man muss binnen 21 Tagen antworten.',
  },
  'au.debt.right-default-notice': {
    says: 'Vor einer Klage wegen eines Kredits oder einer Karte muss man eine Mahnung (default notice) schicken und Ihnen 30 Tage geben.',
  },
  'au.debt.default-notice': {
    says: 'Eine Mahnung (default notice) muss Ihnen mindestens 30 Tage geben, um es in Ordnung zu bringen. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Zahlen, was überfällig ist, oder um Hilfe bei Zahlungsnot (hardship) bitten',
    consequence: 'Man kann vor Gericht gehen oder den ganzen Kredit fordern.',
  },
  'au.debt.opt-hardship': {
    says: 'Sagen Sie, dass Sie nicht zahlen können und was Sie zahlen können. Man kann mehr Zeit oder kleinere Zahlungen geben.',
    title: 'Um Hilfe bei Zahlungsnot (hardship) bitten',
    cost: 'Kostenlos.',
    time: 'Man hat 21 Tage für die Antwort.',
    risk: 'Gering. Kommt ein Nein, gehen Sie zur AFCA.',
    bestFor: 'Sie haben Arbeit verloren, waren krank oder hatten eine schwere Zeit.',
  },
  'au.debt.insight-bnpl': {
    says: 'Seit dem 10. Juni 2025 brauchen Firmen für „Jetzt kaufen, später zahlen“ (buy now pay later) eine Kreditlizenz und müssen zur AFCA gehören.',
    actionable:
      'Ist es Afterpay, Zip oder Ähnliches, bitten Sie um Hilfe bei Zahlungsnot (hardship) und nutzen Sie die AFCA.',
  },
}
