/** Was ein Gericht bei Gerichtsvollziehern noch tun kann: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_COURTS_DE: Words = {
  'gb.bailiff.right-writ-stay': {
    says: 'Können Sie nicht sofort zahlen, kann das Gericht den Vollstreckungsauftrag (writ) stoppen oder aussetzen. Nutzen Sie das Formular N244 mit Ihrem Budget.',
  },
  'gb.bailiff.fact-writ-officers': {
    says: 'Nur ein zugelassener Beamter (High Court enforcement officer) darf einen writ ausführen. Fragen Sie nach dem Namen und prüfen Sie ihn.',
  },
  'gb.bailiff.right-warrant-suspended': {
    says: 'Das Gericht (county court) kann den Auftrag (warrant) aussetzen und kleinere Raten erlauben. Beantragen Sie das mit N245, bevor jemand kommt.',
  },
  'gb.bailiff.right-set-aside': {
    says: 'Kamen die Gerichtspapiere nie an, oder spricht wirklich etwas dagegen, können Sie die Aufhebung des Urteils beantragen. Bitten Sie auch um einen Stopp der bailiffs.',
  },
  'gb.bailiff.right-fine-terms': {
    says: 'Sie können den Beamten für Geldstrafen (fines officer) um mehr Zeit oder kleinere Raten bitten. Sonst können Sie eine Anhörung verlangen.',
  },
  'gb.bailiff.right-fine-means': {
    says: 'Ein Gericht kann bei einer Geldstrafe Zeit geben und die Raten später ändern, wenn sich Ihr Einkommen ändert.',
  },
  'gb.bailiff.scotland-summary-warrant': {
    says: 'Ein summary warrant ergeht ohne Anhörung. Schulden Sie die Steuer nicht oder haben Sie gezahlt, schreiben Sie sofort der Gemeinde und verlangen Sie die Rücknahme.',
  },
}
