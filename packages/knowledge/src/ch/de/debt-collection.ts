/** Reminders and collection firms (Inkassobüro): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ch.debt.want': {
    says: 'Sie sollen eine Rechnung zahlen, oft mit Zusatzkosten. Dieser Brief ist nur eine Bitte.',
  },
  'ch.debt.who': {
    says: 'Das ist eine private Firma, kein Amt. Sie hat nicht mehr Macht als jeder Gläubiger.',
  },
  'ch.debt.real': { says: 'Niemand darf wegen dieses Briefes Ihren Lohn oder Ihre Sachen nehmen.' },
  'ch.debt.not-yet': {
    says: 'Zuerst muss das Betreibungsamt einen Zahlungsbefehl schicken. Sie können ihn in zehn Tagen mit einem Wort stoppen.',
  },
  'ch.debt.rights': {
    says: 'Sie können Beweise verlangen, bestreiten, unklare Kosten ablehnen und Raten anbieten.',
  },
  'ch.debt.right-fees': {
    says: 'Sie dürfen die Kosten eines Inkassobüros ablehnen. Der Gläubiger muss einen grösseren Schaden beweisen.',
  },
  'ch.debt.right-proof': { says: 'Sie haben das Recht zu sehen, worauf die Forderung beruht.' },
  'ch.debt.right-old': {
    says: 'Ist die Schuld verjährt, dürfen Sie ablehnen. Sie müssen es selbst sagen.',
  },
  'ch.debt.option-dispute': {
    title: 'Schuld oder Kosten bestreiten',
    says: 'Schreiben Sie, was Sie nicht schulden und warum.',
    cost: 'Eine Briefmarke.',
    time: 'Ein Brief.',
    risk: 'Es kann eine Betreibung folgen.',
    bestFor: 'Rechnung oder Kosten sind falsch.',
  },
  'ch.debt.option-plan': {
    title: 'Ratenzahlung anbieten',
    says: 'Nennen Sie einen Betrag, den Sie schaffen.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Ein Plan kann die Schuld anerkennen.',
    bestFor: 'Sie schulden es, können aber nicht alles zahlen.',
  },
  'ch.debt.option-help': {
    title: 'Schuldenberatung fragen',
    says: 'Die Beratung ist in jedem Kanton kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Sie haben mehrere Schulden.',
  },
  'ch.debt.insight-register': {
    says: 'Eine Betreibung kann fünf Jahre im Register stehen und bei der Wohnungssuche schaden.',
    actionable:
      'Ignorieren Sie keinen Zahlungsbefehl. Erheben Sie in zehn Tagen Rechtsvorschlag, wenn Sie bestreiten.',
  },
  'ch.debt.insight-partpay': {
    says: 'Eine Teilzahlung startet die Verjährung neu.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie zahlen.',
  },
  'ch.debt.warn-ignore': {
    says: 'Ein Gläubiger kann ohne Beweis betreiben. Achten Sie auf einen Zahlungsbefehl.',
  },
  'ch.debt.myth-seize': {
    says: 'Ein Inkassobüro kann nicht pfänden. Nur das Betreibungsamt kann es, und nur ohne Rechtsvorschlag.',
  },
  'ch.debt.right-meeting': {
    says: 'Vor den meisten Prozessen gibt es eine Verhandlung bei der Schlichtungsbehörde. Dort können Sie Ihre Sicht sagen und sich einigen.',
  },
  'ch.debt.right-doctor': {
    says: 'Schicken Sie eine Arztrechnung sofort Ihrer Krankenkasse. Die Grundversicherung zahlt sie meist zurück, abzüglich Ihres Anteils. Bitten Sie den Arzt, so lange zu warten.',
  },
  'ch.debt.right-office-cost': {
    says: 'Ein Zahlungsbefehl für 100 bis 500 Franken kostet 20 Franken und das Porto. Der Gläubiger zahlt zuerst. Hunderte Franken sind in diesem Schritt meist zu viel.',
  },
}
