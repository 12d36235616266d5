/** The German words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'ie.tax.want': {
    says: 'Sehen Sie, ob es ein neuer Bescheid ist, ein geänderter oder eine Erinnerung an die Erklärung.',
  },
  'ie.tax.reality': {
    says: 'Sie können um Ratenzahlung bitten, und Sie können Einspruch einlegen, wenn die Summe falsch ist.',
  },
  'ie.tax.who': {
    says: 'Das Finanzamt (Revenue) erhebt Steuern, die Universal Social Charge und die Grundsteuer (Local Property Tax). Prüfen Sie es in myAccount, nicht über einen Link.',
  },
  'ie.tax.rights': {
    says: 'Sie können kostenlos bei der Tax Appeals Commission Einspruch einlegen und um Ratenzahlung (phased payment) bitten.',
  },
  'ie.tax.not-yet': {
    says: 'Das Finanzamt (Revenue) schickt zuerst eine Forderung. Rufen Sie an und halten Sie einen Plan ein, geht es meist nicht weiter.',
  },
  'ie.tax.right-appeal': {
    says: 'Gegen einen Steuerbescheid können Sie in 30 Tagen nach der Mitteilung Einspruch einlegen.',
  },
  'ie.tax.right-phased': {
    says: 'Sie können online eine Ratenzahlung (phased payment arrangement) beantragen.',
  },
  'ie.tax.right-review': {
    says: 'Sie können intern prüfen lassen, wie das Finanzamt (Revenue) Sie behandelt hat.',
  },
  'ie.tax.appeal': {
    says: 'Sie haben ab dem Datum der Mitteilung 30 Tage für den Einspruch.',
    action: 'Einspruch bei der Tax Appeals Commission einlegen, wenn Sie nicht einverstanden sind',
    consequence: 'Ein später Einspruch wird nur mit gutem Grund angenommen.',
  },
  'ie.tax.step-check': {
    says: 'Melden Sie sich bei myAccount an und prüfen Sie, ob die Schuld dort steht.',
  },
  'ie.tax.step-file': {
    says: 'Fehlt eine Erklärung, geben Sie sie ab. Das senkt oft die Summe.',
  },
  'ie.tax.step-plan': {
    says: 'Können Sie nicht zahlen, bitten Sie um Ratenzahlung (phased payment), bevor sie handeln.',
  },
  'ie.tax.opt-plan': {
    title: 'Um Ratenzahlung bitten',
    says: 'Zeigen Sie Einkommen und Ausgaben und bieten Sie eine Summe im Monat an.',
    cost: 'Die Zinsen laufen weiter.',
    time: 'Bevor sie handeln.',
    risk: 'Fällt eine Rate aus, können sie handeln.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'ie.tax.opt-appeal': {
    title: 'Einspruch einlegen',
    says: 'Schicken Sie das Formular mit Ihren Gründen an die Tax Appeals Commission.',
    cost: 'Kostenlos.',
    time: '30 Tage.',
    risk: 'Die Zinsen laufen weiter, wenn Sie verlieren.',
    bestFor: 'Die Summe ist falsch.',
  },
  'ie.tax.warn-force': {
    says: 'Das Finanzamt (Revenue) kann einen Gerichtsvollzieher (sheriff) schicken oder Geld von Konto oder Lohn nehmen, ohne Gericht. Ignorieren Sie es nicht.',
  },
  'ie.tax.right-lpt': {
    says: 'Bei niedrigem Einkommen können Sie die Grundsteuer (LPT) aufschieben und einen falschen Wert anfechten.',
  },
  'ie.tax-collected.right': {
    says: 'Das ist Steuer: Revenue kann ohne Gericht einen Sheriff schicken oder vom Lohn oder Konto nehmen. Bitten Sie jetzt in myAccount oder ROS um Raten (phased payment). Ist die Summe falsch, können Sie gegen einen Bescheid binnen 30 Tagen Einspruch einlegen. Zinsen laufen jeden Tag.',
  },
  'ie.tax.know-interest': {
    says: 'Zinsen laufen für jeden Tag, an dem Steuer zu spät ist. Revenue kann Raten vereinbaren und vollstreckt dann nicht, solange Sie zahlen.',
  },
}
