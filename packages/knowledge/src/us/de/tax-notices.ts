/** The German words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_DE: Words = {
  'us.tax.not-yet-proposed': {
    says: 'Das ist ein Vorschlag. Die IRS darf nicht eintreiben, bevor sie eine notice of deficiency schickt und Ihnen 90 Tage für das Steuergericht (Tax Court) gibt.',
  },
  'us.tax.right-proposed': {
    says: 'Sie dürfen allem, einem Teil oder nichts zustimmen. Antworten Sie mit Beweisen bis zum Tag in der Mitteilung.',
  },
  'us.tax.step-proposed-late': {
    says: 'Der Tag ist vorbei, aber antworten Sie trotzdem jetzt: zustimmen, oder mit Beweisen sagen, warum nicht. Fragen Sie am Telefon, ob es noch geht. Kommt eine notice of deficiency, haben Sie 90 Tage für das Steuergericht (Tax Court).',
  },
  'us.tax.right-accuracy': {
    says: 'Eine Strafe von 20 % für eine falsche Steuererklärung kann wegfallen, wenn Sie einen guten Grund hatten und ehrlich handelten. Bitten Sie darum.',
  },
  'us.tax.right-lien': {
    says: 'Nach einer öffentlichen Mitteilung über ein Steuerpfandrecht (tax lien) haben Sie etwa 30 Tage, um eine Anhörung (hearing) zu verlangen. Mit einem Plan wird es vielleicht zurückgezogen.',
  },
  'us.tax.right-offset': {
    says: 'Eine Erstattung darf für Steuer, Kindesunterhalt oder Schulden beim Bund benutzt werden. Ein Ehepartner, der nichts schuldet, kann seinen Anteil zurückverlangen (Form 8379).',
  },
  'us.tax.right-spouse': {
    says: 'Kommt die Steuer vom Fehler Ihres Ehepartners, können Sie Befreiung verlangen (Form 8857).',
  },
  'us.tax.right-math-error': {
    says: 'Hat die IRS Ihre Steuererklärung wegen eines Rechenfehlers (math error) geändert, haben Sie 60 Tage, um das rückgängig machen zu lassen. Dann muss sie es zuerst beweisen.',
  },
  'us.tax.deadline-math-error': {
    says: 'Sie haben ab einer Mitteilung über einen Rechenfehler (math error notice) 60 Tage, um zu sagen, dass Sie nicht zustimmen.',
    action:
      'Die IRS bitten, die Änderung rückgängig zu machen (abatement), wenn Sie nicht zustimmen',
    consequence:
      'Die Änderung bleibt, und Sie verlieren dafür den Weg zum Steuergericht (Tax Court).',
  },
  'us.tax.right-plan-ends': {
    says: 'Die IRS muss 30 Tage vorher schreiben, bevor sie Ihren Zahlungsplan beendet. Zahlen Sie den Rückstand, bitten Sie um einen neuen Plan oder legen Sie Widerspruch (appeal) ein.',
  },
  'us.tax.right-social-security': {
    says: 'Für Steuern darf die IRS höchstens 15 % von Social Security nehmen. Ein Plan oder der Beweis einer Notlage (hardship) kann es stoppen.',
  },
  'us.tax.right-identity': {
    says: 'Die IRS hält Ihre Erstattung, bis Sie zeigen, wer Sie sind. Haben Sie keine Steuererklärung abgegeben, sagen Sie es: Jemand hat vielleicht Ihren Namen benutzt.',
  },
  'us.tax.right-audit-appeal': {
    says: 'Gegen einen Prüfbericht (audit report) haben Sie innerhalb der IRS 30 Tage für den Widerspruch (appeal), bevor eine notice of deficiency kommt.',
  },
  'us.tax.right-three-years': {
    says: 'Der IRS hat meist drei Jahre nach Ihrer Steuererklärung Zeit, Steuer nachzufordern. Fehlte mehr als ein Viertel Ihres Einkommens, sind es sechs.',
  },
  'us.tax.right-release': {
    says: 'Lässt eine Pfändung (levy) Ihnen zu wenig für das Nötigste, muss der IRS sie aufheben. Rufen Sie sofort an und zeigen Sie Einkommen und Ausgaben.',
  },
}
