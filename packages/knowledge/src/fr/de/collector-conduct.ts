/** Who collects a debt, and what a collector must, may and may not do: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'fr.debt.who-collector': {
    says: 'Eine Inkassofirma ist eine private Firma. Sie hat nicht mehr Macht über Sie als die Firma, bei der alles begann.',
  },
  'fr.debt.who-officer': {
    says: 'Der Brief kommt von einem Gerichtsvollzieher (commissaire de justice). Ohne Gerichtsentscheidung kann er nur bitten, wie jede Inkassofirma.',
  },
  'fr.debt.who-buyer': {
    says: 'Ihre Schuld wurde anscheinend verkauft. Der neue Eigentümer muss zeigen, dass sie ihm gehört. Verlangen Sie den Abtretungsvertrag (acte de cession).',
  },
  'fr.debt.org-complain': {
    says: 'Ein Inkassobüro, das lügt oder droht, können Sie bei SignalConso melden, der Seite der Betrugsbehörde (DGCCRF).',
  },
  'fr.debt.right-letter': {
    says: 'Ein Inkassobüro muss Ihnen schreiben: seinen Namen, den Gläubiger, den Grund und jede geforderte Summe.',
  },
  'fr.debt.right-receipt': {
    says: 'Für jede Zahlung an ein Inkassobüro müssen Sie eine Quittung bekommen.',
  },
  'fr.debt.right-quiet': {
    says: 'Sie haben das Recht auf Ruhe. Immer neue Anrufe, die Ihrem Leben schaden, können strafbar sein (harcèlement).',
  },
  'fr.debt.option-report': {
    title: 'Druck und Drohungen melden',
    says: 'Melden Sie Lügen, Drohungen oder viele Anrufe bei SignalConso. Geht es weiter, gehen Sie zur Polizei.',
    cost: 'Nichts.',
    time: 'Eine halbe Stunde.',
    risk: 'Keines. Die Schuld endet damit nicht.',
    bestFor: 'Man setzt Sie hart unter Druck oder tritt auf wie ein Gericht.',
  },
  'fr.debt.warn-data': {
    says: 'Nennen Sie am Telefon weder Ihre Bankkarte noch den Namen Ihres Arbeitgebers.',
  },
  'fr.debt.insight-words': {
    says: 'Der Brief spricht von Pfändung, nennt aber kein Urteil. Er wirkt vielleicht stärker, als er ist.',
    actionable:
      'Fragen Sie: „Quel titre exécutoire avez-vous ? Envoyez-moi une copie.“ Das heißt: Welchen Vollstreckungstitel haben Sie? Schicken Sie mir eine Kopie.',
  },
  'fr.debt.tactic-written': {
    says: 'Bitten Sie, nur schriftlich mit Ihnen umzugehen. Eine Spur auf Papier hilft Ihnen, und ruhige Briefe zeigen guten Willen.',
    risk: 'Man ruft vielleicht trotzdem an.',
    notWhen: 'Es gibt ein Papier vom Gericht mit einem Datum: Antworten Sie zuerst darauf.',
  },
  'fr.debt.element-creditor': {
    name: 'Der Name des Gläubigers',
    says: 'Der Brief muss den Gläubiger nennen.',
    ifMissing:
      'Wir sehen nicht, für wen kassiert wird. Fragen Sie nach Name und Adresse des Gläubigers.',
  },
  'fr.debt.element-sum': {
    name: 'Die geschuldete Summe',
    says: 'Der Brief muss die Summe mit ihren Teilen nennen.',
    ifMissing: 'Wir sehen keine klare Summe. Verlangen Sie eine volle Aufstellung (décompte).',
  },
  'fr.debt.myth-bailiff': {
    says: 'Ein Inkassobüro kann nichts pfänden. Das kann nur ein Gerichtsvollzieher (commissaire de justice) mit einer Gerichtsentscheidung oder einem anderen Titel.',
  },
}
