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
  'gb.bailiff.county-who': {
    says: 'Ein County Court bailiff (Gerichtsvollzieher) arbeitet für das Gericht, nicht für eine private Firma. Zum Prüfen rufen Sie das Gericht unter einer Nummer an, die Sie selbst suchen.',
  },
  'gb.bailiff.county-reality': {
    says: 'Das ist ernst, aber das Gericht kann Sie noch in Raten zahlen lassen.',
  },
  'gb.bailiff.county-step-suspend': {
    says: 'Bitten Sie das Gericht, den warrant auszusetzen. Senden Sie Formular N245 mit Ihrem Budget und einem Angebot, das Sie halten können. Ist die Gebühr zu hoch, bitten Sie mit Formular EX160 um Hilfe.',
  },
  'gb.bailiff.county-step-call': {
    says: 'Rufen Sie das bailiff office aus dem Brief an. Sagen Sie, dass Sie Formular N245 gesandt haben, und bitten Sie zu warten, bis das Gericht entscheidet.',
  },
  'gb.bailiff.county-option-suspend': {
    title: 'Beim Gericht Aufschub des warrant beantragen',
    cost: 'Eine Gerichtsgebühr, bei kleinem Einkommen weniger oder keine',
    time: 'Vor dem Tag im Brief, oder heute',
    risk: 'Wenn Sie eine Rate auslassen, kann der warrant wieder laufen.',
    bestFor: 'Sie schulden es und können nicht alles auf einmal zahlen.',
    says: 'Bieten Sie auf Formular N245 eine Monatsrate an. Sagt die andere Seite nein, entscheidet das Gericht, was gerecht ist.',
  },
}
