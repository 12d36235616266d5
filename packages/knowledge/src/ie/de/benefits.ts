/** The German words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_DE: Words = {
  'ie.benefit.want': {
    says: 'Suchen Sie, welche Wochen, wie viel und warum.',
  },
  'ie.benefit.reality': {
    says: 'Sie können gegen die Entscheidung vorgehen und um kleinere Zahlungen bitten.',
  },
  'ie.benefit.who': {
    says: 'Das Department of Social Protection zahlt Leistungen. Das Social Welfare Appeals Office ist davon getrennt.',
  },
  'ie.benefit.rights': {
    says: 'Sie können eine Prüfung verlangen, kostenlos Widerspruch einlegen und sagen, was Sie zahlen können.',
  },
  'ie.benefit.right-appeal': {
    says: 'Sie können beim Social Welfare Appeals Office Widerspruch einlegen. Eine Anhörung ist kostenlos.',
  },
  'ie.benefit.right-comment': {
    says: 'Bevor sie Geld nehmen, dürfen Sie sagen, was Sie zahlen können.',
  },
  'ie.benefit.right-cap': {
    says: 'Ohne Ihre Zustimmung dürfen sie höchstens 15 % Ihres persönlichen Wochensatzes nehmen.',
  },
  'ie.benefit.appeal': {
    says: 'Legen Sie in 60 Tagen ab dem Datum der Entscheidung Widerspruch ein. Später brauchen Sie einen guten Grund, und nach 180 Tagen ist es zu spät.',
    action: 'Ihren Widerspruch an das Social Welfare Appeals Office schicken',
    consequence: 'Ein später Widerspruch wird nur mit gutem Grund angenommen.',
  },
  'ie.benefit.step-why': {
    says: 'Verlangen Sie die Entscheidung, die Wochen und die Summen. Vergleichen Sie sie mit Ihren Papieren.',
  },
  'ie.benefit.step-appeal': {
    says: 'Ist es falsch, legen Sie Widerspruch ein und bitten Sie, mit der Rückzahlung zu warten.',
  },
  'ie.benefit.step-help': {
    says: 'Holen Sie kostenlose Hilfe bei Citizens Information oder FLAC.',
  },
  'ie.benefit.opt-appeal': {
    title: 'Widerspruch einlegen',
    says: 'Schicken Sie das Formular mit Ihren Gründen.',
    cost: 'Kostenlos.',
    time: '60 Tage.',
    risk: 'Gering.',
    bestFor: 'Die Entscheidung oder die Summe ist falsch.',
  },
  'ie.benefit.opt-plan': {
    title: 'Um kleine Raten bitten',
    says: 'Nennen Sie Ihr Einkommen und Ihre Ausgaben.',
    cost: 'Die vereinbarte Summe.',
    time: 'Jetzt.',
    risk: 'Gering.',
    bestFor: 'Es stimmt, aber Sie können nicht auf einmal zahlen.',
  },
  'ie.benefit.right-second-look': {
    says: 'Legen Sie Widerspruch ein, muss das Amt die eigene Entscheidung zuerst neu prüfen. Viele Entscheidungen ändern sich dabei.',
  },
  'ie.benefit.right-residence': {
    says: 'Man muss fünf Dinge prüfen, etwa wie lange Sie hier sind, Ihre Arbeit und Bindungen. Kommen Sie aus der EU und arbeiten hier? Dann gelten Sie auch in Teilzeit als Arbeitnehmer, und Child Benefit steht Ihnen ohne diese Prüfung zu. Legen Sie Lohnzettel bei.',
  },
}
