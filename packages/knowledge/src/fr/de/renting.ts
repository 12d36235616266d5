/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Man will, dass Sie die rückständige Miete zahlen, oder einen Plan. Dieser Brief beendet Ihren Mietvertrag nicht.',
  },
  'fr.home.want-other': {
    says: 'Man will, dass Sie Ihre Wohnung verlassen, oder kündigt an, dafür vor Gericht zu gehen.',
  },
  'fr.home.who': {
    says: 'Ein Vermieter oder Makler ist eine Privatperson oder Firma. Nur ein Richter kann Ihr Recht zu bleiben beenden. Nur ein Gerichtsvollzieher (commissaire de justice) mit Urteil darf räumen.',
  },
  'fr.home.reality': {
    says: 'Ein Brief räumt niemanden. Es braucht einen Richter, dann einen Gerichtsvollzieher (commissaire de justice), dann meist die Polizeihilfe des Präfekten. Das dauert Monate.',
  },
  'fr.home.not-yet': {
    says: 'Jetzt kann man Sie nicht hinaussetzen. Es braucht ein Urteil, eine Aufforderung zum Auszug und danach meist zwei Monate.',
  },
  'fr.home.not-yet-winter': {
    says: 'Vom 1. November bis 31. März darf meist kein Mieter geräumt werden (trêve hivernale). Miete und Gericht laufen weiter.',
  },
  'fr.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Richter entscheidet. Sie können um Zeit, Hilfe bei der Miete und einen kostenlosen Anwalt bitten.',
  },
  'fr.home.know-three-years': {
    says: 'Ein Richter kann bis zu drei Jahre für Mietschulden geben, wenn Sie vor der Verhandlung die laufende Miete wieder zahlen.',
    learnMore: 'Zahlen Sie die nächste Miete voll, auch wenn die Schuld bleibt.',
  },
  'fr.home.right-judge': {
    says: 'Nur ein Richter kann Ihr Wohnen beenden, und nur ein Gerichtsvollzieher (commissaire de justice) darf es ausführen.',
  },
  'fr.home.right-no-force': {
    says: 'Ein Vermieter, der die Schlösser tauscht oder Sie hinausdrängt, macht sich strafbar: bis zu drei Jahre Gefängnis und 30.000 €. Rufen Sie die Polizei (17).',
  },
  'fr.home.right-winter': {
    says: 'Sie haben das Recht auf die Winterpause (trêve hivernale): meist keine Räumung vom 1. November bis 31. März.',
  },
  'fr.home.right-three-years': {
    says: 'Sie haben das Recht, den Richter um bis zu drei Jahre für Mietschulden zu bitten, wenn Sie die Miete wieder zahlen.',
  },
  'fr.home.warn-hearing': {
    says: 'Kommt eine Vorladung (assignation), gehen Sie zur Verhandlung. Man wird Ihnen ein Gespräch über Ihre soziale Lage anbieten: Nehmen Sie es an, es hilft Ihnen.',
  },
  'fr.home.insight-costs': {
    says: 'Der Brief rechnet Gebühren oder Strafen dazu. Beim Mietvertrag einer Wohnung darf man Mahngebühren und Strafen nicht dem Mieter auferlegen.',
    actionable: 'Zahlen Sie nur Miete und Nebenkosten, und sagen Sie schriftlich, warum.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Bitten Sie, dass Ihr Fall zum Ausschuss gegen Räumungen (CCAPEX) kommt. Er bringt Vermieter, CAF und Sozialarbeiter zusammen.',
    risk: 'Keines.',
    notWhen: 'Eine Verhandlung ist in wenigen Tagen: Gehen Sie zuerst zu einem Anwalt.',
  },
  'fr.home.myth-winter-free': {
    says: 'Die Winterpause (trêve hivernale) stoppt die Räumung, nicht die Miete. Die Schuld wächst, und das Gericht läuft weiter.',
  },
  'fr.home.myth-lock': {
    says: 'Nein. Ein Vermieter darf weder die Schlösser tauschen noch Wasser oder Strom abstellen noch Ihre Sachen hinausstellen.',
  },
}
