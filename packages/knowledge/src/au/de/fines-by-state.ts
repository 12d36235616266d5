/** Fines of a public body: the days and ways of each state: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_DE: Words = {
  'au.fine.qld': {
    says: 'In Queensland haben Sie 28 Tage ab dem Datum des Bußbescheids (infringement notice).',
    action: 'Zahlen, um Raten bitten, den Fahrer nennen oder das Gericht wählen',
    consequence: 'Es kommen Kosten dazu, und SPER treibt das Geld ein.',
  },
  'au.fine.wa': {
    says: 'In Western Australia haben Sie 28 Tage ab dem Datum des Bußbescheids (infringement notice).',
    action: 'Zahlen, den Fahrer nennen oder das Gericht wählen',
    consequence: 'Es kommen Kosten dazu, und Ihr Führerschein kann gesperrt werden.',
  },
  'au.fine.vic-reminder': {
    says: 'In Victoria gibt eine Erinnerung (penalty reminder notice) Ihnen mindestens 14 weitere Tage, und eine Gebühr kommt dazu. Sie können noch um eine Überprüfung (review), einen Zahlungsplan oder das Gericht bitten.',
  },
  'au.fine.vic-final': {
    says: 'In Victoria kann eine unbezahlte Geldbuße bei Fines Victoria registriert werden. Dann können Sie um Raten (payment arrangement) oder eine Überprüfung der Vollstreckung (enforcement review) bitten.',
  },
  'au.fine.nsw-court': {
    says: 'In New South Wales gibt eine Erinnerung (reminder notice) Ihnen 28 weitere Tage. Sie können das Gericht wählen, statt zu zahlen.',
  },
  'au.fine.qld-choices': {
    says: 'In Queensland haben Sie 28 Tage, um zu zahlen, größere Geldbußen in Teilen zu zahlen, das Gericht zu wählen oder den Fahrer zu nennen.',
  },
  'au.fine.qld-work': {
    says: 'In Queensland können Menschen in Not (hardship) Schulden bei SPER mit Kursen, Behandlung oder unbezahlter Arbeit abtragen.',
  },
  'au.fine.wa-stages': {
    says: 'In Western Australia kommen eine letzte Mahnung (final demand) und dann eine Anordnung, zu zahlen oder das Gericht zu wählen (order to pay or elect), bevor ein Führerschein gesperrt wird. Sie können um Zeit zum Zahlen bitten.',
  },
  'au.fine.sa-expiation': {
    says: 'In South Australia können Sie eine Überprüfung (review) des Bußbescheids (expiation notice) verlangen, in Raten zahlen oder das Gericht wählen, bevor er vollstreckt wird.',
  },
  'au.fine.tas-notice': {
    says: 'In Tasmanien haben Sie 28 Tage ab einem Bußbescheid (infringement notice), um zu zahlen, um seine Rücknahme oder einen Zahlungsplan zu bitten oder das Gericht zu wählen.',
  },
  'au.fine.act-notice': {
    says: 'Im ACT haben Sie 28 Tage, um zu zahlen, es zu bestreiten, um einen Plan zu bitten oder um Erlass wegen Not (hardship).',
  },
  'au.fine.nt-notice': {
    says: 'Im Northern Territory haben Sie 28 Tage, um zu zahlen, das Gericht zu wählen oder zu zeigen, wer gefahren ist. Danach kommt eine Erinnerung (courtesy letter).',
  },
  'au.fine.nsw-review': {
    says: 'In New South Wales können Sie um eine Überprüfung (review) einer Geldbuße bitten, bevor sie bezahlt ist, und stattdessen das Gericht wählen.',
  },
  'au.fine.nsw-work': {
    says: 'In New South Wales können Menschen in Not (hardship) eine Geldbuße mit unbezahlter Arbeit, Kursen oder Behandlung abtragen.',
  },
  'au.fine.vic-review': {
    says: 'In Victoria können Sie einmal um eine interne Überprüfung (internal review) bitten: gegen das Gesetz, besondere Umstände, nichts davon gewusst oder außergewöhnlich.',
  },
  'au.fine.vic-plan': {
    says: 'In Victoria können Sie Fines Victoria um einen Zahlungsplan bitten. Bei Not, Krankheit oder Gewalt in der Familie kann eine Stelle, die Ihnen hilft, beantragen, dass Sie die Geldbuße abarbeiten.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia können Sie um eine Überprüfung (review), einen Zahlungsplan oder um Erlass wegen Not (hardship) bitten.',
  },
}
