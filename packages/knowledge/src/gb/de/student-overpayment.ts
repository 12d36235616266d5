/** Zu viel gezahltes Studiengeld: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_DE: Words = {
  'gb.student-overpaid.common': {
    says: 'Das passiert vielen, die aufhören, wechseln oder anders verdienen als geplant. Sie können einen Plan vereinbaren.',
  },
  'gb.student-overpaid.no-bailiff': {
    says: 'Nur wegen eines Briefes kann niemand Sachen oder Lohn nehmen. Erst müsste ein Gericht entscheiden.',
  },
  'gb.student-overpaid.step-check': {
    says: 'Fragen Sie, wie gerechnet wurde: welche Tage, welches Geld, und an welchem Tag Sie aufgehört haben sollen.',
  },
  'gb.student-overpaid.step-university': {
    says: 'Fragen Sie Ihre Hochschule, welchen letzten Tag sie gemeldet hat. Ist er falsch, lassen Sie ihn dort zuerst ändern.',
  },
  'gb.student-overpaid.step-plan': {
    says: 'Stimmt es, rufen Sie vor dem Tag an und bieten Sie einen Betrag im Monat an, der Ihnen genug zum Leben lässt.',
  },
  'gb.student-overpaid.right-ill': {
    says: 'Haben Sie wegen Krankheit aufgehört, können Ihnen bis zu 60 Tage danach noch zustehen. Verlangen Sie das, mit Attest.',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'Auch sonst kann man Ihnen Geld aus starken persönlichen Gründen lassen, etwa bei Krankheit in der Familie. Sagen Sie es mit Beleg.',
  },
  'gb.student-overpaid.right-appeal': {
    says: 'Ist die Entscheidung falsch, können Sie schriftlich bei Student Finance England Einspruch erheben. Am Ende prüft ein Independent Assessor kostenlos.',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'Das wird getrennt vom übrigen Studienkredit zurückgezahlt. Den zahlen Sie erst ab einem bestimmten Einkommen.',
    actionable:
      'Studieren Sie noch, fragen Sie, ob es in kleinen Teilen von späteren Zahlungen abgehen kann.',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'Sagen Sie, welcher Tag, welches Einkommen oder welcher Grund falsch ist. Schicken Sie Belege von Hochschule oder Arzt.',
    title: 'Um neue Prüfung bitten',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Man kann inzwischen weiter fordern. Bitten Sie um einen Stopp.',
    bestFor: 'Die Daten sind falsch, oder Sie waren krank.',
  },
  'gb.student-overpaid.option-plan': {
    says: 'Zeigen Sie Einkommen und Kosten. Lassen Sie sich den Plan schriftlich geben, ohne Inkasso, solange Sie zahlen.',
    title: 'Rückzahlung in Raten vereinbaren',
    cost: 'Ein tragbarer Betrag im Monat.',
    time: 'Ein Anruf, dann Monate.',
    risk: 'Eine fehlende Rate kann zum Inkasso führen.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu viel.',
  },
}
