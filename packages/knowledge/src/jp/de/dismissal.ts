/** The German words of Japan: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DE: Words = {
  'jp.job.want': {
    says: 'Ihr Arbeitgeber will Ihre Arbeit beenden.',
  },
  'jp.job.who': {
    says: 'Das ist Ihr Arbeitgeber. Ein Gericht kann sagen, dass die Kündigung nichtig ist.',
  },
  'jp.job.real': {
    says: 'Eine Kündigung ohne triftigen Grund ist nichtig. Sie müssen nicht zustimmen.',
  },
  'jp.job.not-yet': {
    says: 'Während einer Auszeit wegen Arbeitsunfall oder Geburt und 30 Tage danach kann man Sie nicht kündigen.',
  },
  'jp.job.rights': {
    says: 'Sie können die Gründe, 30 Tage Frist oder Lohn dafür und Ihren offenen Lohn verlangen.',
  },
  'jp.job.right-wages': {
    says: 'Offenen Lohn können Sie drei Jahre ab jedem Zahltag fordern.',
  },
  'jp.job.step-sign': {
    says: 'Unterschreiben Sie keine eigene Kündigung (退職届). Sagen Sie, dass Sie nicht einverstanden sind und arbeiten wollen.',
  },
  'jp.job.step-reason': {
    says: 'Verlangen Sie schriftlich eine Bescheinigung der Gründe (解雇理由証明書).',
  },
  'jp.job.step-help': {
    says: 'Fragen Sie die kostenlose Arbeitsberatung (総合労働相談コーナー) oder eine Gewerkschaft.',
  },
  'jp.job.step-hello': {
    says: 'Gehen Sie mit Ihrem Austrittspapier (離職票) zu Hello Work für Arbeitslosengeld.',
  },
  'jp.job.step-tribunal': {
    says: 'Sie können zum Arbeitsgerichtsverfahren (労働審判) gehen. Es braucht meist drei Termine.',
  },
  'jp.job.right-thirty': {
    says: 'Sie haben das Recht auf 30 Tage Frist oder auf Lohn für die fehlenden Tage.',
  },
  'jp.job.right-reason': {
    says: 'Sie haben das Recht auf die Gründe, schriftlich und ohne Verzögerung.',
  },
  'jp.job.right-void': {
    says: 'Eine Kündigung ohne triftigen Grund hat keine Wirkung.',
  },
  'jp.job.right-term': {
    says: 'Ein befristeter Vertrag kann ohne schweren Grund nicht früher enden. Nach vielen Verlängerungen kann sogar sein Ende nichtig sein. Nach mehr als fünf Jahren können Sie einen unbefristeten Vertrag verlangen.',
  },
  'jp.job.option-tribunal': {
    title: 'Sich wehren',
    says: 'Zuerst ein Brief, dann Arbeitsgerichtsverfahren oder Gericht.',
    cost: 'Gebühren; Houterasu kann leihen.',
    time: 'Etwa drei Monate.',
    risk: 'Sie bekommen vielleicht Geld, nicht die Stelle.',
    bestFor: 'Der Grund ist schwach.',
  },
  'jp.job.option-deal': {
    title: 'Ein faires Ende verlangen',
    says: 'Die Vermittlung des Arbeitsamts (あっせん) ist kostenlos.',
    cost: 'Nichts.',
    time: 'Ein oder zwei Monate.',
    risk: 'Die Firma kann ablehnen.',
    bestFor: 'Sie wollen ein schnelles Ende.',
  },
  'jp.job.option-help': {
    title: 'Die Arbeitsberatung fragen',
    says: 'Kostenlos, auch ohne Termin.',
    cost: 'Nichts.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Jeder, der gekündigt wurde.',
  },
}
