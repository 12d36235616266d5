/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec muss der Vermieter Ihnen eine Wohnung in gutem Zustand geben und Sie den ganzen Mietvertrag (bail) in Ruhe lassen. Sonst können Sie Reparaturen, weniger Miete, Schadenersatz oder das Ende des Vertrags verlangen.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec entscheidet das Wohngericht (Tribunal administratif du logement) über Streit aus einem Mietvertrag, auch über Geld.',
  },
  'ca.ask.home-regie': {
    says: 'Die Régie du logement von Québec heißt jetzt Tribunal administratif du logement. Der Vermieter muss Sie den ganzen Mietvertrag in Ruhe lassen, und das Wohngericht kann Geld zurück anordnen.',
  },
  'ca.ask.pets': {
    says: 'Das hängt von der Provinz ab. In Ontario gilt ein Tierverbot im Mietvertrag nicht, außer das Gebäude ist ein Wohneigentum (condominium) mit eigener Regel. In den meisten anderen, zum Beispiel Québec, darf der Vertrag Tiere verbieten.',
  },
  'ca.ask.moving-out': {
    says: 'Bei Miete von Monat zu Monat kündigen Sie schriftlich: 60 Tage in Ontario, einen Monat in British Columbia und Alberta. Bei fester Laufzeit bitten Sie um Zustimmung oder suchen einen Nachmieter.',
  },
  'ca.ask.verbal-lease': {
    says: 'Ja, sie gilt. Das Mietrecht schützt Sie auch bei einer mündlichen Abmachung, mit denselben Regeln zu Kündigung, Miete und Kaution. Heben Sie jeden Zahlungsbeleg auf.',
  },
  'ca.ask.entry': {
    says: 'Meist braucht Ihr Vermieter Ihre Zustimmung oder eine schriftliche Ankündigung mit Grund, 24 Stunden vorher. Ein Notfall ist anders.',
    dependsOn: 'der Grund, und ob ein Notfall besteht',
  },
  'ca.ask.leaving': {
    says: 'Bei einem Monatsvertrag kündigen Sie je nach Provinz einen oder zwei Monate vorher. Eine feste Laufzeit bindet Sie, außer Sie einigen sich, geben den Vertrag weiter oder haben einen gesetzlichen Grund.',
    dependsOn: 'Ihre Provinz und die Art des Mietvertrags',
  },
}
