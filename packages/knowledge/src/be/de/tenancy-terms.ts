/** Kaution, Schäden und Reparaturen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_DE: Words = {
  'be.home.right-deposit': {
    says: 'Eine Kaution muss auf einem gesperrten Konto auf Ihren Namen liegen. Sie wird nur mit schriftlicher Zustimmung beider oder durch ein Urteil ausgezahlt.',
  },
  'be.home.right-inventory': {
    says: 'Ohne Protokoll zu Beginn (état des lieux) gilt die Wohnung so, wie sie jetzt ist. Für normale Abnutzung oder Alter zahlen Sie nie.',
  },
  'be.home.right-repair': {
    says: 'Der Vermieter muss die Wohnung sicher halten und große Reparaturen machen. Schreiben Sie per Einschreiben. Der Friedensrichter kann sie anordnen oder die Miete senken.',
  },
  'be.home.right-no-entry-report': {
    says: 'Gab es kein genaues Protokoll beim Einzug? Dann gilt, dass Sie die Wohnung so zurückgeben, wie Sie sie bekamen. Der Vermieter muss beweisen, dass Sie den Schaden machten.',
  },
}
