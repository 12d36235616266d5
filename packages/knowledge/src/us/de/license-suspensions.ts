/** The German words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_DE: Words = {
  'us.license.right-hearing': {
    says: 'Ein Führerschein (license) darf meist nicht weg, bevor Sie gehört werden können. Verlangen Sie die Anhörung (hearing) bis zum Datum in der Mitteilung.',
  },
  'us.license.va': {
    says: 'In Virginia wird ein Führerschein (license) seit Juli 2020 nicht mehr nur wegen unbezahlter Gerichtsgebühren gesperrt.',
  },
  'us.license.ca': {
    says: 'In Kalifornien wird ein Führerschein (license) seit 2017 nicht mehr nur wegen unbezahlter Verkehrsstrafen gesperrt.',
  },
  'us.license.ny': {
    says: 'In New York wird ein Führerschein (license) nicht mehr wegen unbezahlter Verkehrsstrafen gesperrt. Sie können einen Plan nach Ihrem Einkommen verlangen.',
  },
  'us.license.want': {
    says: 'Der Staat will Ihnen ab dem genannten Tag Führerschein oder Zulassung für eine Zeit nehmen.',
  },
  'us.license.step': {
    says: 'Verlangen Sie jetzt die Anhörung (hearing), so wie die Mitteilung es sagt: Das hält den Entzug oft auf. Fahren Sie nicht mehr, wenn er begonnen hat. Fragen Sie nach einem begrenzten Führerschein für die Arbeit.',
  },
  'us.life.right-lapse': {
    says: 'Meist können Sie zeigen, dass Sie versichert waren, oder eine Anhörung (hearing) verlangen, bevor Führerschein oder Kennzeichen gesperrt werden.',
  },
  'us.life.step-lapse': {
    says: 'Bitten Sie Ihre Versicherung heute, den Beweis für den Schutz zu schicken, und antworten Sie dem Amt bis zu seinem Datum. Fahren Sie nicht, solange gesperrt ist.',
  },
  'us.life.option-lapse': {
    says: 'Schicken Sie Beweise oder verlangen Sie schriftlich eine Anhörung (hearing).',
    title: 'Beweise zeigen oder eine Anhörung verlangen',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Bis zum Datum in der Mitteilung',
    risk: 'Späte Antworten können den Führerschein kosten.',
    bestFor: 'Sie waren versichert, oder es ist ein Irrtum.',
  },
  'us.license.right-stop': {
    says: 'Sie müssen die Möglichkeit bekommen, zur Sperre gehört zu werden. Das ist getrennt vom Strafverfahren.',
  },
  'us.license.step-hearing': {
    says: 'Verlangen Sie die Anhörung (hearing) heute: Die Zeit ist oft nur Tage. Fragen Sie vor dem ersten Gerichtstag einen Anwalt.',
  },
  'us.license.option-hearing': {
    says: 'Verlangen Sie eine Anhörung (hearing) und eine Erlaubnis, zur Arbeit zu fahren.',
    title: 'Eine Anhörung verlangen',
    cost: 'In manchen Bundesstaaten eine Gebühr',
    time: 'Tage, wie die Mitteilung sagt',
    risk: 'Keines. Ohne sie beginnt die Sperre.',
    bestFor: 'Sie müssen fahren, oder der Test war falsch.',
  },
}
