/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_DE: Words = {
  'gb.bill.warn-silence': {
    says: 'Schweigen Sie, beantragen sie vielleicht ein Urteil oder einen warrant. Sprechen Sie vor dem Datum mit ihnen.',
  },
  'gb.bill.warn-warrant': {
    says: 'Der Brief spricht von einem warrant oder Ihrem Zähler. Rufen Sie heute an, sagen Sie, wer im Haushalt lebt, und bieten Sie Raten an.',
  },
  'gb.bill.insight-limiter': {
    says: 'Eine Wasserfirma darf Wasser in einer Wohnung wegen Schulden nicht sperren oder begrenzen. Diese Drohung hat keine Grundlage.',
    actionable:
      'Fragen Sie schriftlich, welches Gesetz das erlaubt, und beschweren Sie sich beim Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'Die Rechnung beruht auf einer Schätzung. Die echte Summe kann kleiner sein.',
    actionable: 'Lesen Sie den Zähler ab, machen Sie ein Foto mit Datum und schicken Sie es.',
  },
  'gb.bill.tactic-priority': {
    says: 'Bieten Sie den laufenden Verbrauch und etwas für die Schuld an. Das zeigt guten Willen und stoppt oft den Rest.',
    risk: 'Bieten Sie nicht mehr an, als Sie durchhalten.',
    notWhen: 'Es ist nicht Ihre Schuld.',
  },
}
