/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'de.debt.want': {
    says: 'Eine Firma will Geld von Ihnen. Dieser Brief allein kann Sie nicht zum Zahlen zwingen.',
  },
  'de.debt.who': {
    says: 'Eine Inkassofirma oder ihr Anwalt schreibt für eine andere Firma. Sie hat nicht mehr Macht als diese Firma.',
  },
  'de.debt.who-before-claim': {
    says: 'Ein Anwalt oder eine Firma droht mit dem Gericht. Ein Anwalt hat nicht mehr Macht über Sie als sein Auftraggeber.',
  },
  'de.debt.reality': {
    says: 'Das ist kein Gericht. Wegen dieses Briefes kann niemand Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'de.debt.reality-titled': {
    says: 'Sie sagen, es gibt schon einen Titel vom Gericht. Stimmt das, darf gepfändet werden. Verlangen Sie eine Kopie.',
  },
  'de.debt.rights-summary': {
    says: 'Sie dürfen fragen: Wofür ist das Geld, für wen, und woher kommen die Kosten? Sie dürfen auch Nein sagen.',
  },
  'de.debt.not-yet': {
    says: 'Ein Gerichtsvollzieher kann noch nicht kommen. Dafür brauchen sie zuerst einen Titel vom Gericht.',
  },
  'de.debt.not-yet-account': {
    says: 'Sie können jetzt weder Ihr Konto sperren noch Ihren Lohn pfänden. Auch dafür brauchen sie einen Titel.',
  },
  'de.debt.know-old': {
    says: 'Die meisten Schulden verjähren nach drei Jahren. Gezählt wird ab Jahresende. Dann dürfen Sie die Zahlung verweigern.',
    learnMore:
      'Sie müssen es selbst sagen: „Ich berufe mich auf Verjährung.“ Kein Gericht prüft das von allein.',
  },
  'de.debt.org-register': {
    says: 'Eine Inkassofirma muss im Register stehen. Sie können kostenlos nachsehen: rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'Das Bundesamt für Justiz überwacht Inkassofirmen. Dort können Sie sich beschweren.',
  },
  'de.debt.insight-pressure': {
    says: 'Worte wie „letzte Mahnung“ haben rechtlich keine eigene Bedeutung. Der nächste echte Schritt ist Post vom Gericht.',
    actionable: 'Antworten Sie ruhig und schriftlich. Achten Sie weiter auf Ihre Post.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Sie nennen die Schufa. Als sachlicher Hinweis ist das erlaubt. Nach Ihrem Bestreiten zählt die Forderung dort nicht.',
    actionable:
      'Bestreiten Sie schriftlich: „Diese Forderung ist bestritten und darf nicht gemeldet werden.“',
  },
  'de.debt.myth-visit': {
    says: 'Ein Inkassobüro kann nichts pfänden. Das können nur Gerichtsvollzieher oder Gericht, und nur mit Titel.',
  },
  'de.debt.myth-schufa': {
    says: 'Eine Forderung landet nicht sofort bei der Schufa. Ohne Titel braucht es zwei Mahnungen, und Sie dürfen nicht bestritten haben.',
  },
  'de.debt.myth-prison': {
    says: 'Für private Schulden kommt niemand ins Gefängnis. Haft droht nur, wenn Sie die Vermögensauskunft verweigern. Bei Bußgeld und Geldstrafe ist das anders.',
  },
}
