/** The German words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_DE: Words = {
  'fr.care-home.want': { says: 'Das Pflegeheim nennt Ihnen einen neuen Preis.' },
  'fr.care-home.right-cap': {
    says: 'Für Menschen, die schon dort wohnen, darf der Preis nur einmal im Jahr steigen. Den Höchstsatz legt der Staat jeden Januar fest. Heime mit Plätzen für Sozialhilfe folgen dem Département.',
  },
  'fr.care-home.right-rate': {
    says: 'Für 2026 beträgt dieser Satz 0,86 %. Fragen Sie, welcher Satz für 2027 gilt.',
  },
  'fr.care-home.step': {
    says: 'Fragen Sie schriftlich nach dem Satz und der Klausel im Vertrag. Sagen Sie es dem Bewohnerrat (conseil de la vie sociale). Melden Sie eine höhere Steigerung bei SignalConso.',
  },
  'fr.care-home.option': {
    says: 'Wehren Sie sich gegen die Erhöhung. Gehen Sie dann zur kostenlosen Ombudsstelle (médiateur) des Heims.',
    title: 'Sich gegen die Erhöhung wehren',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie liegt über dem Satz.',
  },
}
