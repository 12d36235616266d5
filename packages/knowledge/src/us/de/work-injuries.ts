/** The German words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const WORK_INJURIES_DE: Words = {
  ...stateWords('work-injury', {
    ...sameCells(
      'NY NC VA',
      'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen schriftlich. Sie haben meist zwei Jahre für den Antrag (claim)',
    ),
    AZ: 'beantragen Sie es nach einer Verletzung bei der Arbeit innerhalb eines Jahres. Sie haben 90 Tage, um einer Mitteilung der Versicherung zu widersprechen (protest)',
    CA: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen und verlangen Sie das Antragsformular. Sie haben meist ein Jahr, um es beim appeals board einzureichen',
    FL: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist zwei Jahre, um Leistungen zu beantragen (petition for benefits)',
    GA: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist ein Jahr für den Antrag (claim)',
    IL: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 45 Tagen. Sie haben meist drei Jahre zum Einreichen',
    MA: 'sagen Sie es Ihrem Arbeitgeber so bald wie möglich. Sie haben meist vier Jahre für den Antrag (claim)',
    MI: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 90 Tagen. Sie haben meist zwei Jahre für den Antrag (claim)',
    NJ: 'sagen Sie es Ihrem Arbeitgeber bald, höchstens innerhalb von 90 Tagen. Sie haben meist zwei Jahre für den Antrag (claim)',
    OH: 'haben Sie nach einer Verletzung bei der Arbeit meist ein Jahr für den Antrag (claim), und 14 Tage für den Widerspruch (appeal) gegen einen Bescheid (order)',
    PA: 'sagen Sie es Ihrem Arbeitgeber für das volle Geld innerhalb von 21 Tagen, höchstens innerhalb von 120 Tagen. Sie haben meist drei Jahre für den Antrag (claim)',
    TX: 'sagen Sie es Ihrem Arbeitgeber innerhalb von 30 Tagen. Sie haben meist ein Jahr für den Antrag (claim). Manche Firmen in Texas sind nicht versichert',
    WA: 'haben Sie nach einer Verletzung bei der Arbeit meist ein Jahr für den Antrag (claim), und 60 Tage, um einem Bescheid (order) zu widersprechen (protest)',
  }),
  'us.life.want-injured': {
    says: 'Die Versicherung Ihres Arbeitgebers entscheidet nach einer Verletzung bei der Arbeit über Geld und Ärzte.',
  },
  'us.life.step-injured': {
    says: 'Verlangen Sie beim Amt des Bundesstaats (state board) innerhalb seiner Frist eine Anhörung (hearing). Viele Anwälte für Beschäftigte bekommen nur einen Anteil, wenn Sie gewinnen.',
  },
  'us.life.option-injured': {
    says: 'Wehren Sie sich mit dem Bericht Ihres Arztes beim Amt des Bundesstaats (state board) gegen die Ablehnung.',
    title: 'Das Amt um eine Anhörung (hearing) bitten',
    cost: 'Meist kostenlos',
    time: 'Wochen bis ein Jahr',
    risk: 'Keines.',
    bestFor: 'Die Arbeit hat die Verletzung verursacht oder verschlimmert.',
  },
}
