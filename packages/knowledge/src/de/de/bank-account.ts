/** The German words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'de.bank.want': {
    says: 'Ihre Bank kündigt Ihr Konto.',
  },
  'de.bank.reality': {
    says: 'Sie bleiben nicht ohne Konto. Jede Bank muss Ihnen ein Basiskonto geben, wenn Sie keines haben und es beantragen.',
  },
  'de.bank.right-two-months': {
    says: 'Die Bank muss Ihnen mindestens zwei Monate geben, außer bei einem sehr schweren Grund.',
  },
  'de.bank.right-basic': {
    says: 'Ein Basiskonto darf nur aus wenigen Gründen im Gesetz gekündigt werden, in Textform und mit Begründung.',
  },
  'de.bank.step-new': {
    says: 'Beantragen Sie jetzt ein Konto bei einer anderen Bank. Sie muss beim Wechsel helfen. Melden Sie Arbeitgeber und Ämtern die neue Nummer.',
  },
  'de.bank.option-complain': {
    says: 'Die BaFin kann eine Bank zu einem Basiskonto verpflichten. Auch der Ombudsmann der Banken ist kostenlos.',
    title: 'BaFin oder Ombudsmann',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Keins.',
    bestFor: 'Keine Bank will Ihnen ein Konto geben.',
  },
  'de.bank.right-silence': {
    says: 'Schweigen ist kein Ja zu neuen Gebühren oder großen Änderungen. Gebühren ohne Ihre Zustimmung können Sie zurückfordern.',
  },
  'de.bank.not-yet': {
    says: 'Das Konto läuft bis zu dem Tag im Brief. Das Geld darauf bleibt Ihres.',
  },
  'de.bank.right-savings-bank': {
    says: 'Eine private Bank braucht meist keinen Grund. Eine Sparkasse braucht einen sachlichen. Fragen Sie danach.',
  },
  'de.bank.step-move': {
    says: 'Sichern Sie vorher Ihre Kontoauszüge. Geben Sie die neue Nummer für Lohn, Miete, Strom und jede Lastschrift an.',
  },
  'de.bank.insight-overdraft': {
    says: 'Ein überzogener Betrag wird fällig, wenn das Konto endet.',
    actionable: 'Bitten Sie jetzt schriftlich um Raten.',
  },
  'de.bank.option-basic': {
    says: 'Beantragen Sie bei einer Bank mit ihrem Formular ein Basiskonto. Sie muss in zehn Geschäftstagen antworten.',
    title: 'Ein Basiskonto eröffnen',
    cost: 'Eine angemessene Monatsgebühr.',
    time: 'Jetzt, bevor das alte endet.',
    risk: 'Ein Basiskonto kann man nicht überziehen.',
    bestFor: 'Keine Bank gibt Ihnen ein normales Konto.',
  },
  'de.credit-no.want': {
    says: 'Ein Kreditgeber lehnt Ihren Kreditantrag ab.',
  },
  'de.credit-no.right': {
    says: 'Fragen Sie die Bank, welche Daten sie genutzt hat, und die Auskunftei nach der kostenlosen Datenkopie. Hat allein ein Score entschieden, können Sie verlangen, dass ein Mensch neu prüft. Falsche Einträge müssen berichtigt oder gelöscht werden.',
  },
  'de.credit-no.step': {
    says: 'Schreiben Sie der Bank: Welche Daten hat sie genutzt, und hat allein ein Score entschieden?',
  },
}
