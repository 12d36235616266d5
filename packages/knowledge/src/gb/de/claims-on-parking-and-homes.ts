/** Forderungen für Parken, Miete, Pflege, Leistungen, Energie und Wasser: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_DE: Words = {
  'gb.parking-debt.beavis': {
    says: 'Der Supreme Court erlaubte 2015 eine Parkforderung von £85, weil die Schilder dort groß und klar waren. Ihre Schilder und Ihre Summe können anders sein.',
    actionable:
      'Verlangen Sie Fotos der Schilder und wo sie standen. Sagen Sie es, wenn sie versteckt, klein oder schlecht lesbar waren.',
  },
  'gb.lease-debt.small-sum': {
    says: 'Wegen £350 oder weniger kann eine Wohnung mit langem Mietrecht (lease) nicht entzogen werden. Anders ist es, wenn ein Teil über drei Jahre offen ist.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Eine Verwaltungsgebühr (administration charge) muss angemessen sein, mit einem Blatt über Ihre Rechte. Ein Gericht (tribunal) kann entscheiden, ob Sie sie schulden.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Haben Sie eine Kaution gezahlt, musste sie binnen 30 Tagen in ein System. Sonst kann ein Gericht Ihnen das Ein- bis Dreifache zusprechen.',
    actionable:
      'Suchen Sie Ihre Kaution online in den drei Systemen. Fehlte sie, schreiben Sie das und rechnen Sie Ihren Anspruch gegen.',
  },
  'gb.tenancy-debt.fees': {
    says: 'Vermieter oder Makler dürfen keine Gebühren für Putzen, Prüfung oder Papiere nehmen. Ersatz gibt es nur für echten Schaden, nicht für normale Abnutzung.',
  },
  'gb.care-debt.review-wales': {
    says: 'In Wales können Sie die Gemeinde bitten, eine Pflegegebühr und ihre Berechnung zu überprüfen.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Regeln auf einem Schild binden Sie nur, wenn sie fair und klar sind. Zusätzlichen Summen über der Gebühr können Sie widersprechen.',
  },
  'gb.claim.possession-ground-8': {
    says: 'Bei einer Kündigung seit dem 1. Mai 2026 braucht ground 8 drei Monatsmieten Rückstand, bei der Kündigung und wieder am Termin. Schulden Sie dann weniger, fällt der Grund weg.',
  },
  'gb.claim.right-wear': {
    says: 'Normale Abnutzung ist kein Schaden, und niemand schuldet neu für alt. Die Klage muss den Zustand vorher und nachher zeigen. War die Kaution in 30 Tagen geschützt? Wenn nicht, können Sie das Ein- bis Dreifache fordern.',
  },
}
