/** The German words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_DE: Words = {
  'au.warned.not-yet': { says: 'Sie behalten vorerst Ihre Stelle und Ihren Lohn.' },
  'au.warned.option-answer': {
    says: 'Sagen Sie Ihre Seite schriftlich und bitten Sie, dass es in Ihre Akte kommt. Die Fair Work Commission sieht es sich an, wenn man Ihnen später kündigt.',
    title: 'Schriftlich antworten',
    cost: 'Kostenlos.',
    time: 'Ein paar Tage.',
    risk: 'Gering, wenn Sie ruhig bleiben und sich an Tatsachen halten.',
    bestFor: 'Sie sind mit dem, was gesagt wird, nicht einverstanden.',
  },
  'au.suspended.reality': {
    says: 'Eine Freistellung (suspension), während man etwas untersucht, ist keine Strafe. Noch ist nichts bewiesen.',
  },
  'au.suspended.right-pay': {
    says: 'Ihr Lohn läuft weiter, solange Sie bereit sind zu arbeiten. Ohne Lohn nach Hause schicken (stand down) kann man Sie nur bei Dingen wie einem Streik, einer Panne oder einem Stillstand, für den man nichts kann.',
  },
  'au.suspended.right-answer': {
    says: 'Sie sollten hören, was Sie getan haben sollen, und darauf antworten können, bevor etwas entschieden wird.',
  },
  'au.suspended.right-safe': {
    says: 'Man darf Sie nicht freistellen, weil Sie sich beschwert haben, krank waren oder ein Recht bei der Arbeit genutzt haben.',
  },
  'au.suspended.step-ask': {
    says: 'Fragen Sie schriftlich nach dem Grund, der Regel und der Dauer, und bitten Sie darum, dass Ihr Lohn weiterläuft.',
  },
  'au.suspended.step-keep': {
    says: 'Halten Sie sich an den Brief. Schreiben Sie jetzt auf, was Sie noch wissen, und sichern Sie Ihre eigenen Papiere. Rufen Sie Ihre Gewerkschaft oder Fair Work unter 13 13 94 an.',
  },
  'au.suspended.option-pay': {
    says: 'Fragen Sie zuerst schriftlich Ihren Arbeitgeber. Dann hilft Ihnen der Fair Work Ombudsman kostenlos.',
    title: 'Fair Work nach fehlendem Lohn fragen',
    cost: 'Kostenlos.',
    time: 'Ein paar Wochen.',
    risk: 'Gering.',
    bestFor: 'Ihr Arbeitgeber zahlt Sie nicht, solange Sie freigestellt sind.',
  },
  'au.exit.reality': {
    says: 'Es ist ein Angebot. Bis Sie unterschreiben, behalten Sie Ihre Stelle und alle Ihre Ansprüche.',
  },
  'au.exit.right-no': {
    says: 'Sie können Nein sagen oder um mehr Geld, einen späteren Tag oder ein Arbeitszeugnis (statement of service) bitten.',
  },
  'au.exit.right-minimum': {
    says: 'Ihren Urlaub und Ihren Lohn bis zum letzten Tag schuldet man Ihnen in jedem Fall. Das ist kein Geschenk für die Unterschrift.',
  },
  'au.exit.right-forced': {
    says: 'Hatten Sie keine echte Wahl, als selbst zu kündigen, kann das als Entlassung zählen.',
  },
  'au.exit.warn-21': {
    says: 'Endet die Arbeit, haben Sie 21 Tage für einen Antrag bei der Fair Work Commission. Gespräche halten die Uhr nicht an.',
  },
  'au.exit.warn-centrelink': {
    says: 'Eine Abfindung oder freiwilliges Gehen kann Zahlungen von Centrelink verzögern. Fragen Sie, bevor Sie unterschreiben.',
  },
  'au.exit.step-wait': {
    says: 'Unterschreiben Sie nicht sofort. Bitten Sie schriftlich um Zeit für eine Beratung, und darum, dass die Firma sie bezahlt.',
  },
  'au.exit.step-sum': {
    says: 'Rechnen Sie zusammen, was Ihnen sowieso zusteht: Kündigungsfrist, Urlaub und Abfindung (redundancy). Das Angebot sollte klar höher sein.',
  },
  'au.exit.option-negotiate': {
    says: 'Schreiben Sie, was Sie wollen: eine Summe, einen Tag, ein Arbeitszeugnis (statement of service), die Kosten der Beratung. Tun Sie es vor dem letzten Tag.',
    title: 'Um bessere Bedingungen bitten',
    cost: 'Kostenlos, oder das Honorar eines Anwalts.',
    time: 'Eine bis drei Wochen.',
    risk: 'Man kann das Angebot zurücknehmen.',
    bestFor: 'Sie würden gehen, aber nicht dafür.',
  },
}
