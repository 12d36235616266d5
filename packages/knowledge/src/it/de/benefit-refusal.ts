/** The German words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_DE: Words = {
  'it.no-benefit.want': {
    says: 'Das INPS lehnt eine Leistung ab oder beendet sie. Das ist nicht das letzte Wort.',
  },
  'it.no-benefit.right-appeal': {
    says: 'Sie können innerhalb von 90 Tagen online beim INPS Einspruch erheben (ricorso amministrativo). Vorher können Sie um neue Prüfung bitten (riesame).',
  },
  'it.no-benefit.right-court': {
    says: 'Nach einem Nein oder Monaten ohne Antwort können Sie zum Arbeitsgericht. Bei Leistungen auf Zeit ist es ein Jahr, bei Renten drei.',
  },
  'it.no-benefit.right-medical': {
    says: 'Gegen die Ärzte des INPS gehen Sie direkt zum Gericht, innerhalb von sechs Monaten. Zuerst prüft ein Arzt des Gerichts (accertamento tecnico preventivo).',
  },
  'it.no-benefit.right-patronato': {
    says: 'Ein patronato liest die Entscheidung und legt für Sie Einspruch ein, gratis.',
  },
  'it.no-benefit.right-inclusion': {
    says: 'Der assegno di inclusione schaut auf ISEE, Einkommen und Haushalt. War der ISEE falsch, lassen Sie ihn beim CAF ändern und fragen Sie das INPS erneut.',
  },
  'it.no-benefit.step-reason': {
    says: 'Lesen Sie den Grund und verlangen Sie die Papiere dazu. Bringen Sie sie diese Woche zu einem patronato.',
  },
  'it.no-benefit.deadline-appeal': {
    says: 'Sie haben 90 Tage ab Erhalt für den Einspruch beim INPS. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Einspruch online oder beim patronato einlegen (ricorso amministrativo)',
    consequence: 'Danach bleibt nur der Richter.',
  },
  'it.no-benefit.right-naspi': {
    says: 'NASpI gibt es auch, wenn Sie aus wichtigem Grund (giusta causa), in der Schutzzeit der Mutterschaft oder durch Einigung beim Arbeitsamt gingen.',
  },
}
