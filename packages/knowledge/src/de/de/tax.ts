/** Steuerbescheid auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'de.public.tax-want': {
    says: 'Das Finanzamt setzt eine Steuer fest oder mahnt sie an. Der Tag steht im Bescheid.',
  },
  'de.public.tax-who': {
    says: 'Das Finanzamt kann ohne Gericht vollstrecken. Es muss vorher mahnen und kann Ihnen Zeit geben.',
  },
  'de.public.tax-reality': {
    says: 'Der Einspruch allein stoppt die Zahlung nicht. Beantragen Sie im selben Brief Aussetzung der Vollziehung.',
  },
  'de.public.tax-rights': {
    says: 'Sie dürfen binnen eines Monats Einspruch einlegen. Das ist kostenlos und geht ohne Anwalt.',
  },
  'de.public.tax-not-yet': {
    says: 'Jetzt wird nichts gepfändet. Zuerst muss die Steuer fällig sein, dann kommt eine Mahnung und eine Woche Frist.',
  },
  'de.public.tax-know': {
    says: 'Das Finanzamt kann Stundung oder Raten gewähren. Beantragen Sie das vor dem Fälligkeitstag.',
    learnMore:
      'Schreiben Sie, warum Sie jetzt nicht zahlen können und wann es geht. Bieten Sie Raten an.',
  },
  'de.public.tax-deadline': {
    says: 'Sie haben einen Monat, nachdem der Bescheid angekommen ist. Gründe können folgen.',
    action: 'Einspruch schriftlich oder über ELSTER einlegen',
    consequence: 'Der Bescheid wird endgültig, auch wenn er falsch ist.',
    service: 'ein Steuerbescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.public.tax-step-check': {
    says: 'Vergleichen Sie den Bescheid Zeile für Zeile mit Ihrer Erklärung. Am Ende steht, was geändert wurde.',
  },
  'de.public.tax-step-object': {
    says: 'Stimmt etwas nicht? Legen Sie mit einem Satz Einspruch ein und beantragen Sie Aussetzung für diesen Teil.',
  },
  'de.public.tax-step-pay': {
    says: 'Zahlen Sie pünktlich oder bitten Sie vorher um Aufschub. Sonst kommt 1 % Säumniszuschlag je angefangenem Monat dazu.',
  },
  'de.public.tax-step-estimate': {
    says: 'Das Finanzamt hat geschätzt, weil die Erklärung fehlte. Legen Sie Einspruch ein und schicken Sie die Erklärung jetzt.',
  },
  'de.public.tax-option-object': {
    says: 'Schicken Sie einen Satz mit Steuernummer. Belege können folgen.',
    title: 'Einspruch einlegen',
    cost: 'Kostenlos.',
    time: 'Ein Monat.',
    risk: 'Das Amt darf auch verbösern, muss aber vorher warnen. Dann können Sie zurücknehmen.',
    bestFor: 'Kosten fehlen oder das Amt hat sich geirrt.',
  },
  'de.public.tax-option-time': {
    says: 'Erklären Sie Ihre Lage und bieten Sie einen Plan an.',
    title: 'Stundung oder Raten beantragen',
    cost: 'Meist 0,5 % Zinsen im Monat.',
    time: 'Vor dem Fälligkeitstag.',
    risk: 'Das Amt kann Nachweise verlangen.',
    bestFor: 'Die Steuer stimmt, aber das Geld fehlt.',
  },
  'de.public.tax-option-help': {
    says: 'Lohnsteuerhilfevereine helfen Angestellten und Rentnern.',
    title: 'Lohnsteuerhilfeverein oder Steuerberater fragen',
    cost: 'Jahresbeitrag oder Honorar.',
    time: 'Innerhalb des Monats.',
    risk: 'Legen Sie selbst rechtzeitig Einspruch ein.',
    bestFor: 'Sie verstehen den Bescheid nicht.',
  },
  'de.public.tax-right-restore': {
    says: 'Haben Sie die Frist ohne Schuld versäumt? Beantragen Sie binnen eines Monats Wiedereinsetzung.',
  },
  'de.public.tax-right-slip': {
    says: 'Offenbare Fehler wie Zahlendreher werden auch später berichtigt.',
  },
  'de.public.tax-right-stop': {
    says: 'Bei ernsten Zweifeln soll das Amt die Zahlung bis zur Entscheidung aussetzen.',
  },
  'de.public.tax-step-day': {
    says: 'Notieren Sie den Tag der Fälligkeit. Können Sie nicht zahlen, bitten Sie vorher um Stundung.',
  },
  'de.public.tax-step-proof': {
    says: 'Schicken Sie fehlende Rechnungen und Belege mit dem Einspruch oder bald danach.',
  },
}
