/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'au.tax.want': {
    says: 'Sehen Sie nach, ob es eine neue Rechnung ist, eine geänderte oder eine Erinnerung an die Steuererklärung.',
  },
  'au.tax.reality': {
    says: 'Sie können um einen Zahlungsplan bitten, und Sie können Einspruch (objection) einlegen, wenn die Summe falsch ist.',
  },
  'au.tax.who': {
    says: 'Das Australian Taxation Office (ATO) treibt die Steuern des Bundes ein. Prüfen Sie die Schuld in myGov, nicht über einen Link.',
  },
  'au.tax.rights': {
    says: 'Sie können kostenlos Einspruch (objection) einlegen, um einen Plan bitten und darum, auf Zinsen oder Strafen zu verzichten.',
  },
  'au.tax.not-yet': {
    says: 'Man schickt zuerst Erinnerungen. Rufen Sie an und halten Sie einen Plan ein, geht man meist nicht weiter.',
  },
  'au.tax.right-object': {
    says: 'Sie können Einspruch (objection) gegen einen Bescheid (assessment) einlegen. Für die meisten Menschen beträgt die Zeit zwei Jahre. Bei manchen Entscheidungen sind es nur 60 Tage.',
  },
  'au.tax.right-plan': { says: 'Sie können einen Zahlungsplan online oder am Telefon einrichten.' },
  'au.tax.right-interest': {
    says: 'Sie können um Verzicht auf Zinsen oder Strafen bitten, wenn etwas schiefging, das nicht in Ihrer Hand lag.',
  },
  'au.tax.object-sixty': {
    says: 'Gegen manche Steuerentscheidungen muss man binnen 60 Tagen Einspruch (objection) einlegen. Bei den meisten Jahresbescheiden sind es zwei Jahre. Ihr Bescheid sagt, was gilt.',
    action: 'Einspruch (objection) einlegen, wenn Ihre Entscheidung die kurze Frist hat',
    consequence: 'Sie müssen dann um mehr Zeit bitten.',
  },
  'au.tax.step-check': {
    says: 'Melden Sie sich bei myGov an und prüfen Sie, ob die Schuld dort steht.',
  },
  'au.tax.step-call': {
    says: 'Rufen Sie vor dem Zahltag an oder richten Sie online einen Plan ein.',
  },
  'au.tax.step-help': {
    says: 'Bitten Sie eine kostenlose Schuldnerberatung (financial counsellor) oder Steuerberatung (tax clinic) um Hilfe.',
  },
  'au.tax.opt-plan': {
    says: 'Wählen Sie eine Summe, die Sie durchhalten.',
    title: 'Einen Zahlungsplan einrichten',
    cost: 'Die Zinsen laufen weiter.',
    time: 'Minuten, online.',
    risk: 'Lassen Sie eine Zahlung aus, kann man handeln.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'au.tax.opt-object': {
    says: 'Schicken Sie einen Einspruch (objection) mit Ihren Gründen und Beweisen.',
    title: 'Einspruch (objection) einlegen',
    cost: 'Kostenlos.',
    time: 'Bis zum letzten Tag auf dem Bescheid.',
    risk: 'Die Zinsen laufen weiter, wenn Sie verlieren.',
    bestFor: 'Die Summe ist falsch.',
  },
  'au.tax.warn-garnish': {
    says: 'Das ATO kann mit einer Mitteilung und ohne Gericht Geld von Ihrem Lohn oder Ihrer Bank nehmen. Lassen Sie es nicht liegen.',
  },
  'au.tax.right-instalments': {
    says: 'Das Gesetz erlaubt dem Steueramt, Zahlung in Teilen anzunehmen. Haben Sie eine ausgelassen, rufen Sie an und bitten Sie, den Plan zu behalten oder zu ändern.',
  },
  'au.tax.right-release': {
    says: 'Hätten Sie durch das Zahlen kein Essen, kein Zuhause oder anderes Nötige mehr, können Sie um Befreiung (release) von Schulden aus der Einkommensteuer bitten.',
  },
  'au.tax.warn-no-court': {
    says: 'Das Steueramt kann ohne Gericht Geld von Ihrer Bank oder Ihrem Lohn nehmen. Rufen Sie vor dem Datum im Brief an.',
  },
  'au.tax.right-two-years': {
    says: 'Bei den meisten Menschen darf das ATO einen Bescheid nur binnen zwei Jahren ändern, außer bei Betrug. Zählen Sie ab dem ersten Bescheid.',
  },
  'au.tax.right-bankrupt': {
    says: 'Eine Insolvenzwarnung (bankruptcy notice) braucht ein Urteil über mindestens $10.000. Sie gibt Ihnen 21 Tage. Ein Warnbrief macht Sie nicht insolvent.',
  },
}
