/** The German words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_DE: Words = {
  'nz.warned.not-yet': { says: 'Sie behalten vorerst Ihre Arbeit und Ihren Lohn.' },
  'nz.warned.option-answer': {
    says: 'Sagen Sie Ihre Seite schriftlich und bitten Sie, dass es in Ihre Akte kommt. Bleibt es unfair, bitten Sie um kostenlose Vermittlung (mediation).',
    title: 'Schriftlich antworten',
    cost: 'Kostenlos.',
    time: 'Einige Tage.',
    risk: 'Gering, wenn Sie ruhig und bei den Tatsachen bleiben.',
    bestFor: 'Sie sind mit dem Gesagten nicht einverstanden.',
  },
  'nz.suspended.reality': {
    says: 'Eine Freistellung (suspension), während man etwas untersucht, ist keine Strafe. Noch ist nichts bewiesen.',
  },
  'nz.suspended.right-pay': {
    says: 'Ihr Lohn läuft meist weiter. Sehen Sie in Ihrem Vertrag nach, ob er eine Freistellung (suspension) überhaupt erlaubt und wie.',
  },
  'nz.suspended.right-first': {
    says: 'Man sollte Sie meist nach Ihrer Meinung fragen, bevor man Sie freistellt (suspend), und es so kurz wie möglich halten.',
  },
  'nz.suspended.right-grievance': {
    says: 'Eine unfaire Freistellung (suspension) kann Grund für eine persönliche Beschwerde (personal grievance) sein. Erheben Sie sie innerhalb von 90 Tagen bei Ihrem Arbeitgeber.',
  },
  'nz.suspended.step-ask': {
    says: 'Fragen Sie schriftlich nach dem Grund, den Tatsachen, der Stelle in Ihrem Vertrag, wie lange es dauert, und dass Ihr Lohn weiterläuft.',
  },
  'nz.suspended.step-keep': {
    says: 'Halten Sie sich an den Brief. Schreiben Sie jetzt auf, woran Sie sich erinnern. Rufen Sie Ihre Gewerkschaft oder Community Law an.',
  },
  'nz.suspended.option-mediation': {
    says: 'Bitten Sie Employment New Zealand um einen Vermittler (mediator), der auf keiner Seite steht. Sie können einen Helfer mitbringen.',
    title: 'Um kostenlose Vermittlung bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie meinen, dass die Freistellung unfair ist, oder man zahlt Sie nicht.',
  },
  'nz.exit.reality': {
    says: 'Es ist ein Angebot. Bis Sie unterschreiben, behalten Sie Ihre Arbeit und alle Ansprüche.',
  },
  'nz.exit.right-no': {
    says: 'Sie können Nein sagen oder um mehr Geld, einen späteren Tag oder ein gutes Zeugnis bitten.',
  },
  'nz.exit.right-minimum': {
    says: 'Ihren Lohn und das Geld für Urlaub schuldet man Ihnen in jedem Fall. Das ist kein Geschenk für die Unterschrift.',
  },
  'nz.exit.right-mediator': {
    says: 'Bevor ein Vermittler (mediator) eine Einigung unterschreibt, muss er fragen, ob Sie wissen, dass sie endgültig ist.',
  },
  'nz.exit.warn-final': {
    says: 'Hat ein Vermittler (mediator) sie unterschrieben, können Sie meist nicht mehr zurück. Lassen Sie sich zuerst beraten.',
  },
  'nz.exit.warn-ninety': {
    says: 'Gespräche halten die Uhr nicht an. Sie haben meist 90 Tage, um eine Beschwerde (grievance) zu erheben.',
  },
  'nz.exit.step-wait': {
    says: 'Unterschreiben Sie nicht auf der Stelle. Bitten Sie schriftlich um Zeit für Beratung, und dass die Firma sie bezahlt.',
  },
  'nz.exit.step-msd': {
    says: 'Fragen Sie Work and Income, ob Sie auf eine Leistung warten müssen, wenn Sie freiwillig gehen.',
  },
  'nz.exit.option-negotiate': {
    says: 'Schreiben Sie, was Sie wollen: eine Summe, einen Tag, ein Zeugnis, die Kosten der Beratung. Tun Sie es vor dem letzten Tag.',
    title: 'Um bessere Bedingungen bitten',
    cost: 'Kostenlos, oder das Honorar eines Anwalts.',
    time: 'Eine bis drei Wochen.',
    risk: 'Man kann das Angebot zurücknehmen.',
    bestFor: 'Sie würden gehen, aber nicht dafür.',
  },
}
