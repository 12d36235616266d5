/** The German words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_WORDS: Words = {
  'ca.ask.home-on-repair': {
    says: 'In Ontario muss der Vermieter die Wohnung in gutem Zustand halten, auch wenn Sie den Mangel beim Einzug kannten. Das Landlord and Tenant Board kann Reparaturen oder weniger Miete anordnen (Formular T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia muss der Vermieter die Wohnung instand und bewohnbar halten. Sie können beim Residential Tenancy Branch eine Anordnung beantragen.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta muss die Wohnung die Mindestregeln für Wohnen und Gesundheit erfüllen. Sonst können Sie weniger Miete, Schadenersatz oder das Ende des Mietvertrags verlangen.',
  },
  'ca.ask.repairs-money-on': {
    says: 'Nutzen Sie beim Landlord and Tenant Board das Formular T6 für Reparaturen und T2 für Ihre Rechte. Verlangen Sie weniger Miete, Ihre Kosten und eine Anordnung zur Reparatur. Sie können ein Jahr zurückgehen. Seit Oktober 2025 kann das Board bis 50.000 $ zusprechen. Für mehr müssen Sie zum Gericht. Heben Sie Anordnungen der Stadt, Belege und Fotos auf. Hören Sie nicht von sich aus auf, Miete zu zahlen.',
  },
  'ca.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einem Datum. Geschieht nichts, rufen Sie die Aufsicht der Stadt und gehen Sie zum Mietgericht (tribunal). Hören Sie nicht eigenmächtig auf, Miete zu zahlen.',
  },
}
