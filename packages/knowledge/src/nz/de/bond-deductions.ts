/** The German words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_DE: Words = {
  'nz.kept.right-agree': {
    says: 'Die Kaution (bond) liegt bei Tenancy Services. Ein Vermieter kann sie ohne Ihr Ja oder eine Anordnung des Tenancy Tribunal nicht behalten.',
  },
  'nz.kept.right-wear': {
    says: 'Normale Abnutzung (fair wear and tear) müssen Sie nicht zahlen. Der Vermieter muss den Schaden zeigen, und dass er von Ihnen kommt.',
  },
  'nz.kept.step-claim': {
    says: 'Beantragen Sie die Kaution (bond) selbst bei Tenancy Services. Unterschreiben Sie kein leeres Formular.',
  },
  'nz.kept.step-proof': {
    says: 'Sammeln Sie das erste Protokoll der Wohnung, Fotos und Quittungen. Verlangen Sie vom Vermieter Rechnungen.',
  },
  'nz.kept.option-tribunal': {
    says: 'Sagen Sie schriftlich Nein und stellen Sie dann online den Antrag. Community Law hilft Ihnen kostenlos.',
    title: 'Das Tenancy Tribunal entscheiden lassen',
    cost: 'Eine kleine Gebühr.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie sind mit dem Einbehaltenen nicht einverstanden.',
  },
}
