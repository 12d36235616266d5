/** The German words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_DE: Words = {
  'ie.mortgage.right-court': {
    says: 'Der Kreditgeber braucht einen Gerichtsbeschluss für Ihr Haus. Sie können zu jedem Termin gehen und sich erklären.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Das Gericht kann den Fall ruhen lassen, während Sie eine Schuldenregelung (PIA) beantragen.',
  },
  'ie.mortgage.right-insolvency': {
    says: 'Ein Insolvenzberater (personal insolvency practitioner) kann einen Plan machen, mit dem Sie im Haus bleiben. Sagt die Bank Nein, kann ein Gericht ihn trotzdem billigen. Fragen Sie MABS nach einem kostenlosen Gutschein (Abhaile).',
  },
  'ie.mortgage.right-steps': {
    says: 'Vor dem Gericht muss die Bank feste Schritte bei Rückständen gegangen sein, alle Wege geprüft und Ihnen einen Einspruch gegeben haben. Verlangen Sie Belege.',
  },
}
