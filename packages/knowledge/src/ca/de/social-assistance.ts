/** Social assistance of the provinces: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_WORDS: Words = {
  'ca.benefit.on-review': {
    says: 'In Ontario haben Sie 30 Tage, um eine Entscheidung zu Ontario Works oder ODSP intern prüfen zu lassen (internal review). Danach ist Berufung (appeal) möglich.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia haben Sie 20 Werktage, um eine Entscheidung zur Sozialhilfe (assistance) neu prüfen zu lassen.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec haben Sie 90 Tage, um eine Entscheidung zur Sozialhilfe prüfen zu lassen (révision).',
  },
  'ca.benefit.on-decision': {
    says: 'Das ist das erste Wort des Amts, nicht das letzte. Viele Entscheidungen ändern sich nach einer Prüfung oder Berufung.',
  },
  'ca.benefit.on-step': {
    says: 'Verlangen Sie binnen 30 Tagen schriftlich eine interne Prüfung. Bleibt es beim Nein, gehen Sie zum Social Benefits Tribunal. Eine Rechtsberatung (legal clinic) hilft kostenlos.',
  },
}
