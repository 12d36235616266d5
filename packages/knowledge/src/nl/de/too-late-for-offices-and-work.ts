/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_DE: Words = {
  'nl.late.decision-reality': {
    says: 'Ab dem Brief gezählt scheint die Zeit für Einspruch oder Zahlung vorbei. Ein später Einspruch kann zählen, und wer Geld schuldet, kann noch Raten verlangen.',
  },
  'nl.late.decision-step': {
    says: 'Rufen Sie heute das Amt an, auch wenn der Tag vorbei ist. Fragen Sie, was kommt. Schulden Sie Geld, bitten Sie um einen Plan nach Ihrem Einkommen.',
  },
  'nl.late.decision-object': {
    says: 'Sind Sie nicht einverstanden? Legen Sie trotzdem heute Einspruch ein. Schreiben Sie, warum er spät ist: Krankheit, große Not, kein Brief. Fügen Sie Belege bei.',
  },
  'nl.late.decision-rights': {
    says: 'Ein später Einspruch zählt, wenn Sie nichts für die Verspätung konnten. Das Amt muss Ihren Fall ansehen. Sie dürfen die Akte sehen und einen Plan verlangen.',
  },
  'nl.late.decision-right': {
    says: 'Mit neuen Tatsachen oder geänderten Umständen können Sie auch nach den sechs Wochen eine neue Entscheidung verlangen.',
  },
  'nl.late.decision-option': {
    says: 'Schreiben Sie, warum die Entscheidung falsch ist und warum Sie spät sind, mit Belegen.',
    title: 'Spät Einspruch, mit Ihrem Grund',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Ein schwacher Grund wird abgelehnt.',
    bestFor: 'Sie konnten nichts für die Verspätung.',
  },
  'nl.late.decision-plan': {
    says: 'Bitten Sie um einen Plan nach Ihrem Einkommen oder um Erlass (kwijtschelding).',
    title: 'Jetzt um Raten bitten',
    cost: 'Meist Zinsen.',
    time: 'Heute.',
    risk: 'Fehlt eine Rate, kann der Plan enden.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'nl.late.tax-lower': {
    says: 'Ist die Einkommensteuer zu hoch? Das Amt kann sie noch senken, wenn Sie es binnen fünf Jahren nach dem Steuerjahr verlangen (ambtshalve vermindering).',
  },
  'nl.late.allowance': {
    says: 'Ist ein Zuschlag (toeslag) zu niedrig? Sie können Dienst Toeslagen noch um eine Änderung bitten, meist bis fünf Jahre nach dem Jahr.',
  },
  'nl.late.job-reality': {
    says: 'Ab dem Brief gezählt sind zwei Monate vorbei. Sie laufen aber ab dem letzten Arbeitstag, also haben Sie vielleicht noch Zeit.',
  },
  'nl.late.job-step': {
    says: 'Wann endete die Arbeit? Unter zwei Monaten: heute zum Anwalt oder zur Gewerkschaft. Unter drei: verlangen Sie jetzt die Abfindung (transitievergoeding).',
  },
  'nl.late.job-benefit': {
    says: 'Noch kein Geld? Beantragen Sie heute WW beim UWV. Zu spät kann eine Kürzung bedeuten, und es zahlt meist höchstens 26 Wochen zurück.',
  },
  'nl.late.job-rights': {
    says: 'Nach zwei Monaten kann ein Richter es meist nicht mehr aufheben, nach drei ist die Abfindung weg. Offenen Lohn können Sie fünf Jahre fordern.',
  },
  'nl.late.exit-step': {
    says: 'Nicht unterschrieben? Sie müssen auch jetzt nicht: Bitten Sie um Zeit und Rat. Unterschrieben? Ab da haben Sie 14 Tage zum Rückgängigmachen, oder 21, wenn das Papier es nicht sagt.',
  },
}
