/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec muss der Vermieter Ihnen eine Wohnung in gutem Zustand geben und Sie den ganzen Mietvertrag (bail) in Ruhe lassen. Sonst können Sie Reparaturen, weniger Miete, Schadenersatz oder das Ende des Vertrags verlangen.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec entscheidet das Wohngericht (Tribunal administratif du logement) über Streit aus einem Mietvertrag, auch über Geld.',
  },
  'ca.ask.home-on-repair': {
    says: 'In Ontario muss der Vermieter die Wohnung in gutem Zustand halten, auch wenn Sie den Mangel beim Einzug kannten. Das Landlord and Tenant Board kann Reparaturen oder weniger Miete anordnen (Formular T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia muss der Vermieter die Wohnung instand und bewohnbar halten. Sie können beim Residential Tenancy Branch eine Anordnung beantragen.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta muss die Wohnung die Mindestregeln für Wohnen und Gesundheit erfüllen. Sonst können Sie weniger Miete, Schadenersatz oder das Ende des Mietvertrags verlangen.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta beträgt eine Kaution höchstens eine Monatsmiete. Sie muss binnen 10 Tagen zurückkommen, oder Sie müssen eine Aufstellung bekommen, was behalten wurde.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia beträgt eine Kaution höchstens eine halbe Monatsmiete. Sie muss binnen 10 Tagen zurückkommen, oder der Vermieter muss beantragen, sie zu behalten.',
  },
  'ca.ask.home-regie': {
    says: 'Die Régie du logement von Québec heißt jetzt Tribunal administratif du logement. Der Vermieter muss Sie den ganzen Mietvertrag in Ruhe lassen, und das Wohngericht kann Geld zurück anordnen.',
  },
  'ca.ask.pets': {
    says: 'Das hängt von der Provinz ab. In Ontario gilt ein Tierverbot im Mietvertrag nicht, außer das Gebäude ist ein Wohneigentum (condominium) mit eigener Regel. In den meisten anderen, zum Beispiel Québec, darf der Vertrag Tiere verbieten.',
  },
  'ca.ask.n12': {
    says: 'Sie müssen an dem Tag nicht gehen. Nötig sind 60 Tage bis zum Ende einer Mietperiode und eine Monatsmiete. Nur das Board darf räumen, und böse Absicht kann eine Jahresmiete kosten.',
  },
  'ca.ask.moving-out': {
    says: 'Bei Miete von Monat zu Monat kündigen Sie schriftlich: 60 Tage in Ontario, einen Monat in British Columbia und Alberta. Bei fester Laufzeit bitten Sie um Zustimmung oder suchen einen Nachmieter.',
  },
  'ca.ask.verbal-lease': {
    says: 'Ja, sie gilt. Das Mietrecht schützt Sie auch bei einer mündlichen Abmachung, mit denselben Regeln zu Kündigung, Miete und Kaution. Heben Sie jeden Zahlungsbeleg auf.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Ja, oft. Der Vermieter hat 15 Tage ab dem Ende der Miete oder Ihrer schriftlichen Adresse, je nachdem, was später ist. Hat er bis dahin nicht gezahlt oder beantragt, können Sie beim Amt (Branch) das Doppelte fordern.',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta muss sie binnen 10 Tagen zurück sein, mit einer Aufstellung jedes einbehaltenen Betrags. Ohne Begehungsberichte darf nichts für Schäden behalten werden. Gehen Sie zum RTDRS, er ist billig und schnell.',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia darf die Miete bis Ende 2027 höchstens 5 % im Jahr steigen, einmal in 12 Monaten, mit vier Monaten schriftlicher Ankündigung. Bei mehr wenden Sie sich an Residential Tenancies.',
  },
}
