/** Probezeit, Krankheit, letzter Lohn und Einstelltage, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_DE: Words = {
  'ch.job.right-trial': {
    says: 'In der Probezeit beträgt die Frist sieben Tage. Die Probezeit dauert einen Monat, schriftlich bis zu drei.',
  },
  'ch.job.right-ill-pay': {
    says: 'Bei Krankheit behalten Sie den Lohn einige Wochen, mit den Jahren länger, oder ein Taggeld. Eine Kündigung in der Sperrfrist ist nichtig.',
  },
  'ch.job.right-mass': {
    says: 'Bei Massenentlassung muss die Firma zuerst die Angestellten anhören und den Kanton informieren. Grosse Firmen müssen einen Sozialplan aushandeln.',
  },
  'ch.job.right-set-free': {
    says: 'Freigestellt behalten Sie den Lohn. Ferien gelten nur als bezogen, wenn die freie Zeit lang genug ist. Überstunden meist nur, wenn Sie zustimmen.',
  },
  'ch.job.step-accident-cover': {
    says: 'Acht Stunden pro Woche oder mehr gearbeitet? Die Unfallversicherung endet 31 Tage nach dem Lohn. Vorher können Sie sie um bis zu sechs Monate verlängern (Abredeversicherung).',
  },
  'ch.job.right-last-pay': {
    says: 'Am letzten Tag ist der ganze Lohn fällig, mit Überstunden und nicht bezogenen Ferien.',
  },
  'ch.job.right-free-court': {
    says: 'Arbeitsprozesse bis 30 000 Franken kosten keine Gerichtsgebühren. Sie beginnen bei der Schlichtungsbehörde.',
  },
  'ch.job.right-no-compete': {
    says: 'Ein Konkurrenzverbot muss schriftlich und in Ort, Zeit und Art angemessen sein, höchstens drei Jahre. Es fällt weg, wenn die Firma ohne Ihr Verschulden kündigt.',
  },
  'ch.jobless.right-sanction': {
    says: 'Einstelltage müssen zu Ihrem Verschulden passen. Sie haben 30 Tage für eine schriftliche Einsprache, gratis. Sagen Sie, warum Sie so gehandelt haben.',
  },
  'ch.job.right-jobless-instant': {
    says: 'Melden Sie sich sofort beim RAV. Sagt die Kasse, es sei Ihre Schuld, stellt sie die Zahlung für einige Tage ein. Sie haben 30 Tage für eine Einsprache.',
  },
}
