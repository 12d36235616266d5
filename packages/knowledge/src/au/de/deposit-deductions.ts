/** The German words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_DE: Words = {
  'au.kept.right-wear': {
    says: 'Man darf nur Geld behalten für das, was Sie schulden oder kaputt gemacht haben. Normale Abnutzung (fair wear and tear) müssen Sie nicht zahlen.',
  },
  'au.kept.right-agree': {
    says: 'In den meisten Bundesstaaten liegt die Kaution (bond) bei einem Amt. Im Northern Territory verwahrt sie der Vermieter oder Makler als Treuhänder. Nirgends darf ein Vermieter sie behalten, wenn Sie nicht einverstanden sind.',
  },
  'au.kept.step-claim': {
    says: 'Fordern Sie die ganze Kaution (bond) selbst beim Kautionsamt zurück, online. Unterschreiben Sie kein leeres Formular.',
  },
  'au.kept.step-proof': {
    says: 'Legen Sie die zwei Zustandsberichte (condition reports), Ihre Fotos und Belege zusammen. Bitten Sie den Vermieter um Rechnungen.',
  },
  'au.kept.option-tribunal': {
    says: 'Sagen Sie schriftlich Nein, und gehen Sie rechtzeitig zum Tribunal Ihres Bundesstaats. Die Mieterberatung hilft kostenlos.',
    title: 'Das Tribunal entscheiden lassen',
    cost: 'Eine kleine Gebühr, weniger mit einer Ermäßigungskarte (concession card).',
    time: 'Ein paar Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie sind mit dem Abzug nicht einverstanden.',
  },
}
