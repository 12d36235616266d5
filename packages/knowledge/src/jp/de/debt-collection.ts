/** The German words of Japan: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'jp.debt.want': {
    says: 'Sie sollen zahlen oder anrufen und sich einigen. Dieser Brief ist nur eine Bitte.',
  },
  'jp.debt.who': {
    says: 'Ein Inkassobüro (債権回収会社) braucht eine Lizenz des Justizministers. Es ist kein Gericht.',
  },
  'jp.debt.real': {
    says: 'Niemand kann wegen dieses Briefs Ihren Lohn oder Ihr Geld auf der Bank nehmen.',
  },
  'jp.debt.not-yet': {
    says: 'Die Firma muss zuerst zum Gericht und ein Urteil oder einen Zahlungsbefehl bekommen. Erst dann kann sie pfänden.',
  },
  'jp.debt.rights': {
    says: 'Sie können den Vertrag und den Verlauf verlangen, die Schuld bestreiten und sagen, dass sie zu alt ist.',
  },
  'jp.debt.know-old': {
    says: 'Eine alte Schuld endet nicht von selbst. Sie müssen sagen, dass Sie die Verjährung nutzen (時効の援用).',
  },
  'jp.debt.right-late-interest': {
    says: 'Nennt der Vertrag keinen Satz, dürfen sie für Verspätung nur 3 % im Jahr dazurechnen.',
  },
  'jp.debt.right-proof': {
    says: 'Sie haben das Recht zu fragen, worauf die Forderung beruht.',
  },
  'jp.debt.right-harass': {
    says: 'Ein Kreditgeber darf Ihnen nicht drohen, anderen nichts von der Schuld sagen und ohne guten Grund nicht zu Ihrer Arbeit kommen.',
  },
  'jp.debt.right-rate': {
    says: 'Zinsen über 15 bis 20 % im Jahr, je nach Höhe des Kredits, sind ungültig.',
  },
  'jp.debt.right-old': {
    says: 'Die meisten Schulden sind fünf Jahre nach der Fälligkeit zu alt. Sie müssen es sagen.',
  },
  'jp.debt.option-dispute': {
    title: 'Bestreiten oder die Verjährung nutzen',
    says: 'Schicken Sie einen beglaubigten Brief.',
    cost: 'Etwa 1.500 Yen oder mehr für die Post.',
    time: 'Ein Brief.',
    risk: 'Ein falsches Wort kann die Schuld anerkennen.',
    bestFor: 'Sie ist alt oder nicht Ihre.',
  },
  'jp.debt.option-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Mit einem Anwalt oder Justizschreiber.',
    cost: 'Houterasu kann das Honorar leihen.',
    time: 'Einige Wochen.',
    risk: 'Es kann in Ihrer Kreditauskunft bleiben.',
    bestFor: 'Sie schulden es und haben Einkommen.',
  },
  'jp.debt.option-help': {
    title: 'Houterasu fragen',
    says: 'Kostenloser Rechtsrat bei kleinem Einkommen.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Sie machen sich Sorgen.',
  },
  'jp.debt.insight-zero': {
    says: 'Briefe zu alten Schulden bitten oft um eine kleine Zahlung. Diese Zahlung kann die ganze Schuld anerkennen.',
    actionable: 'Zahlen Sie nichts, bevor Sie den Tag Ihrer letzten Zahlung kennen.',
  },
  'jp.debt.insight-demand': {
    says: 'Eine schriftliche Mahnung (催告) schiebt die Frist nur um sechs Monate hinaus, und nur einmal.',
    actionable: 'Schreiben Sie den Tag auf, an dem sie kam.',
  },
  'jp.debt.warn-court': {
    says: 'Kommt ein Papier vom Gericht mit besonderer Zustellung (特別送達), ignorieren Sie es nie. Antworten Sie in zwei Wochen.',
  },
  'jp.debt.myth-family': {
    says: 'Ihre Familie schuldet Ihre Schuld nicht, außer sie hat als Bürge (保証人) unterschrieben.',
  },
}
