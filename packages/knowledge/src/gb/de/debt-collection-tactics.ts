/** Letters from debt collectors: tactics. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_DE: Words = {
  'gb.debt.tactic-agreement': {
    says: 'Verlangen Sie Ihren Kreditvertrag (credit agreement), bevor Sie über Zahlung reden. Finden sie ihn nicht, stehen Sie viel besser da.',
    risk: 'Sie finden ihn vielleicht. Dann ist die Schuld wieder durchsetzbar.',
    notWhen: 'Sie wollen bald zahlen, oder eine Klage läuft schon.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Regeln Sie es schriftlich. Am Telefon verspricht man leicht zu viel. Ein Brief gibt Ihnen Zeit und bleibt als Beleg.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nah.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Sagen Sie, dass eine Schuldnerberatung Ihnen bei einem Plan hilft. Sie müssen eine faire Zeit warten, oft 30 Tage.',
    risk: 'Zinsen können weiterlaufen.',
    notWhen: 'Sie haben keine Beratung angefragt.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Die Zahlungspause (breathing space) stoppt die meisten Zinsen und Schritte 60 Tage. Nur eine Schuldnerberatung kann sie einrichten.',
    risk: 'Sie geht nur einmal innerhalb von zwölf Monaten. Die Schuld bleibt.',
    notWhen: 'Sie könnten jetzt ohne Not zahlen.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Eine Zahlung jetzt ist ihnen mehr wert als kleine Raten über Jahre. Eine kleinere Summe auf einmal kann die Schuld beenden.',
    risk: 'Der Rest kann verkauft werden, wenn die Abmachung nicht schriftlich ist.',
    notWhen: 'Die Schuld ist vielleicht zu alt oder nicht Ihre.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Benutzen Sie das Wort „complaint“ (Beschwerde). Dann laufen acht Wochen, und danach kann der Ombudsman kostenlos eingreifen.',
    risk: 'Eine Beschwerde allein stoppt keine Klage.',
    notWhen: 'Ein Gerichtsformular ist da. Antworten Sie zuerst darauf.',
  },
}
