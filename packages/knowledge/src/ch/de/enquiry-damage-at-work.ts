/** Questions about damage at work that the boss takes from the pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_DE: Words = {
  'ch.ask.damage-deducted': {
    says: "Widersprechen Sie sofort schriftlich und verlangen Sie den vollen Lohn. Für ein kleines Versehen zahlen Sie nichts oder wenig; bei mehr Leichtsinn einen fairen Teil, je nach Arbeit, Ausbildung und Lohn. Der Arbeitgeber muss Verschulden und Summe beweisen. Das Existenzminimum darf er nicht antasten, ausser bei Absicht. Zahlt er nicht, gehen Sie zur Schlichtung: bis 30'000 Franken gratis.",
  },
}
