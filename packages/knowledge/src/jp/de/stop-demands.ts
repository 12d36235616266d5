/** The German words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_DE: Words = {
  'jp.desist.reality': {
    says: 'Das ist eine Forderung der Gegenseite und kein Gerichtsbeschluss. Sie kann aber ein Eilverfahren (仮処分) beantragen, also ignorieren Sie es nicht.',
  },
  'jp.desist.not-yet': {
    says: 'Niemand kann jetzt Lohn oder Bankgeld nehmen. Erst muss ein Gericht entscheiden.',
  },
  'jp.desist.right-proof': {
    says: 'Die Gegenseite muss zeigen, was Sie getan haben, warum es verboten ist und welchen Schaden es gab. Fragen Sie schriftlich danach.',
  },
  'jp.desist.right-rival': {
    says: 'Sie wählen Ihre Arbeit frei. Ein Verbot, bei der Konkurrenz zu arbeiten, gilt nur, wenn Zeit, Ort, Art der Arbeit und Ausgleich fair sind. Sonst ist es nichtig.',
  },
  'jp.desist.step-answer': {
    says: 'Heben Sie Brief und Umschlag auf. Zeigen Sie ihn vor dem letzten Tag einem Anwalt oder 法テラス. Unterschreiben und versprechen Sie vorher nichts.',
  },
  'jp.desist.option-answer': {
    title: 'Mit eigenen Worten antworten',
    says: 'Schreiben Sie, was stimmt, was nicht und wozu Sie bereit sind.',
    cost: 'Eine Briefmarke.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Die Gegenseite kann klagen.',
    bestFor: 'Sie sind nicht mit allem einverstanden.',
  },
}
