/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'ca.tax.want': {
    says: 'Sehen Sie nach, ob es ein neuer Bescheid ist, ein geänderter oder eine Erinnerung an die Erklärung.',
  },
  'ca.tax.reality': {
    says: 'Sie dürfen anderer Meinung sein. Ein Einspruch (notice of objection) ist kostenlos, und Sie brauchen keinen Anwalt.',
  },
  'ca.tax.who': {
    says: 'Die Canada Revenue Agency treibt Bundessteuern und die meiste Einkommensteuer der Provinzen ein. Québec hat eine eigene Behörde, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'Sie können Einspruch (notice of objection) einlegen, um einen Zahlungsplan bitten und um Erlass von Zinsen oder Strafen bitten.',
  },
  'ca.tax.not-yet': {
    says: 'Bei der meisten Einkommensteuer muss man 90 Tage nach dem Bescheid warten, bevor man mit Zwang eintreibt.',
  },
  'ca.tax.relief-know': {
    says: 'Sie können bitten, Zinsen und Strafen der letzten zehn Jahre zu erlassen, zum Beispiel nach Krankheit oder Stellenverlust.',
  },
  'ca.tax.right-object': {
    says: 'Sie haben das Recht auf Einspruch (notice of objection). Für die meisten ist der letzte Tag 90 Tage nach dem Bescheid oder ein Jahr nach dem Termin der Erklärung.',
  },
  'ca.tax.right-hold': {
    says: 'Während Sie auf die Antwort zum Einspruch bei der Einkommensteuer warten, darf man die bestrittene Summe nicht eintreiben. Zinsen laufen weiter.',
  },
  'ca.tax.right-plan': {
    says: 'Sie können um einen Zahlungsplan bitten. Man sieht darauf, was Sie zahlen können.',
  },
  'ca.tax.step-check': {
    says: 'Melden Sie sich in Ihrem Konto an oder rufen Sie die Nummer auf der amtlichen Seite an. Prüfen Sie, ob die Schuld dort steht.',
  },
  'ca.tax.step-object': {
    says: 'Ist es falsch, legen Sie vor dem letzten Tag Einspruch (notice of objection) ein. Sagen Sie, was falsch ist und warum.',
  },
  'ca.tax.step-call': {
    says: 'Können Sie nicht zahlen, rufen Sie an und bitten Sie um einen Plan, bevor man handelt.',
  },
  'ca.tax.objection': {
    says: 'Sie haben ab dem Datum des Bescheids 90 Tage für den Einspruch (notice of objection). Bei Ihrer eigenen Erklärung kann es länger sein: ein Jahr nach ihrem Termin.',
    action: 'Einspruch (notice of objection) einlegen, wenn Sie nicht einverstanden sind',
    consequence: 'Dann müssen Sie um mehr Zeit bitten, und zwar binnen eines Jahres.',
  },
  'ca.tax.opt-object': {
    says: 'Legen Sie den Einspruch (notice of objection) online oder per Post ein.',
    title: 'Einspruch einlegen',
    cost: 'Kostenlos.',
    time: '90 Tage ab dem Bescheid.',
    risk: 'Verlieren Sie, wachsen die Zinsen.',
    bestFor: 'Sie halten die Summe für falsch.',
  },
  'ca.tax.opt-plan': {
    says: 'Rufen Sie die Behörde mit Ihrem Haushaltsplan an und bieten Sie eine monatliche Summe an.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Zinsen laufen weiter.',
    time: 'Bevor man handelt.',
    risk: 'Verpassen Sie eine Zahlung, kann man handeln.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'ca.tax.opt-help': {
    says: 'Ein Schuldenvergleich (consumer proposal) kann auch Steuerschulden umfassen.',
    title: 'Zu einem Licensed Insolvency Trustee gehen',
    cost: 'Wird aus dem bezahlt, was Sie zu zahlen zusagen.',
    time: 'Tage bis zum Beginn.',
    risk: 'Es steht in Ihrer Kreditauskunft.',
    bestFor: 'Sie schulden viel mehr, als Sie zahlen können.',
  },
  'ca.tax.warn-force': {
    says: 'Die Steuerbehörde kann ohne Gerichtsverfahren Geld von Lohn oder Bank nehmen. Lassen Sie es nicht liegen.',
  },
  'ca.tax.right-service': {
    says: 'Die Steuerbehörde muss Sie fair behandeln. Sie können sich bei ihr beschweren, dann kostenlos bei der Taxpayers’ Ombudsperson.',
  },
  'ca.tax.know-certificate': {
    says: 'Die Steuerbehörde kann Ihre Schuld beim Federal Court eintragen lassen. Das wirkt dann wie ein Urteil, ohne Verhandlung.',
    learnMore:
      'Ein rechtzeitiger Zahlungsplan verhindert das meist. Fragen Sie, was Sie zu Ihrem Haushalt zeigen können.',
  },
  'ca.tax.qc-object': {
    says: "Gegen einen Bescheid von Revenu Québec (avis de cotisation) haben Sie 90 Tage für den Einspruch (avis d'opposition). Es ist kostenlos.",
  },
  'ca.tax.right-three-years': {
    says: 'Sie können Ihre Steuer meist nur binnen drei Jahren nach dem ersten Bescheid für das Jahr ändern. Danach müssen sie eine nachlässige oder falsche Erklärung zeigen.',
  },
}
