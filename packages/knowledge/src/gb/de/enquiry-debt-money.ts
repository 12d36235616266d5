/** Questions about the bank account, not being able to pay, the credit file and loans: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_DE: Words = {
  'gb.ask-debt.bank-account': {
    says: 'Eine Inkassofirma kann Ihr Konto nicht anrühren. Nach einem Urteil kann ein Gericht es sperren. Schulden Sie Ihrer eigenen Bank Geld, kann sie vielleicht umbuchen. Holen Sie Rat.',
    dependsOn: 'ob es ein Urteil gibt und ob Sie Ihrer eigenen Bank Geld schulden',
  },
  'gb.ask-debt.ignore': {
    says: 'Ein Inkassobrief allein kann Ihnen nichts tun. Eine echte Schuld kann aber vor Gericht enden. Schreiben Sie zurück, verlangen Sie Beweise und ignorieren Sie nie ein Gerichtsformular.',
    dependsOn: 'ob es Ihre Schuld ist und sie nicht zu alt ist',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und council tax. Rufen Sie dann eine kostenlose Schuldnerberatung an. Sie kann einen Plan, eine Pause oder einen Erlass einrichten.',
  },
  'gb.ask-debt.credit-effect': {
    says: 'Ein Brief, der Geld will, schreibt allein nichts in Ihre Kreditakte. Es zählt, was der Kreditgeber oder Lieferant meldet: eine späte Zahlung oder ein Ausfall (default), der sechs Jahre bleibt. Auch ein Urteil steht sechs Jahre; in England und Wales nicht, wenn Sie es binnen eines Monats ganz zahlen. Sehen Sie zuerst Ihre kostenlose Auskunft an und fragen Sie die Firma, was sie gemeldet hat.',
    dependsOn: 'was gemeldet wurde und ob es vor Gericht geht',
  },
  'gb.ask-debt.credit-file': {
    says: 'Ein Zahlungsausfall (default) bleibt sechs Jahre ab seinem Datum, bezahlt oder nicht. Zahlen Sie, steht er als erledigt da, das sehen Kreditgeber meist lieber. Nur ein falscher Eintrag muss weg: nicht Ihre Schuld, falsches Datum oder kein echter Rückstand. Verlangen Sie die Korrektur schriftlich. Weigert man sich: Financial Ombudsman oder Information Commissioner.',
  },
  'gb.ask-debt.payday': {
    says: 'Sie können sich beschweren, wenn sie ohne richtige Prüfung liehen. Verlangen Sie die Zinsen zurück. Nach acht Wochen oder einer letzten Antwort hilft der Financial Ombudsman kostenlos.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Benutzen Sie nicht Nummer oder Link aus der Nachricht. Suchen Sie die Firma im FCA Register und rufen Sie die Nummer dort an. Verlangen Sie die Schuld schriftlich.',
    dependsOn: 'ob die Firma es unter einer Nummer bestätigt, die Sie selbst gefunden haben',
  },
  'gb.ask-debt.ni-rates': {
    says: 'Rufen Sie heute Land & Property Services an (0300 200 7801) und bieten Sie einen Plan an. Zahlen Sie binnen sieben Tagen, was eine Erinnerung nennt, laufen Ihre Raten weiter. Nach einer final notice haben Sie zehn Tage. Bei wenig Einkommen bitten Sie um Hilfe: Rate Rebate mit Universal Credit oder Housing Benefit für rates. Ein Gerichtsverfahren bringt Kosten, antworten Sie also. Advice NI hilft kostenlos: 0800 915 4604.',
  },
}
