/** Questions about taxes, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_DE: Words = {
  'nz.ask.tax': {
    says: 'Prüfen Sie es in myIR. Bitten Sie vor der Fälligkeit um Raten, oder bestreiten Sie es rechtzeitig, wenn es falsch ist.',
  },
  'nz.ask.benefit': {
    says: 'Fragen Sie nach den Gründen. Ist es falsch, verlangen Sie innerhalb von drei Monaten eine Überprüfung (review). Stimmt es, bitten Sie um kleinere Zahlungen.',
  },
  'nz.ask.winz-debt': {
    says: 'Sind Sie nicht einverstanden, verlangen Sie innerhalb von drei Monaten von Work and Income eine Überprüfung (review). Schulden Sie es, bitten Sie um eine kleinere Rate, mit der Sie leben können.',
  },
  'nz.ask.benefit-refused': {
    says: 'Verlangen Sie innerhalb von drei Monaten schriftlich eine Überprüfung der Entscheidung (review of decision). Ein Ausschuss sieht sie sich an, danach können Sie Berufung (appeal) einlegen. Es ist kostenlos.',
  },
  'nz.ask.ird-deduct': {
    says: 'Rufen Sie Inland Revenue heute an oder nutzen Sie myIR. Es kann den Abzug bei Not senken, Raten vereinbaren und manche Strafen oder Zinsen streichen. Nahm es zu viel, beschweren Sie sich beim Ombudsman.',
  },
  'nz.ask.winz-relationship': {
    says: 'Ein Haus zu teilen reicht nicht. Es muss wie eine Ehe sein, mit Bindung und Geldhilfe. Verlangen Sie binnen drei Monaten eine Prüfung (review) und zeigen Sie, dass Sie getrennt leben und zahlen.',
  },
  'nz.ask.acc-declined': {
    says: 'Verlangen Sie binnen drei Monaten nach dem Brief eine Prüfung (review); sie ist kostenlos. Lassen Sie einen Arzt schreiben, wie der Unfall die Verletzung verursachte. Danach ist Berufung beim District Court möglich.',
  },
}
