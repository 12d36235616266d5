/** Questions about a crash, an ambulance and a doctor’s fault: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_DE: Words = {
  'us.story.crash': {
    says: 'Unterschreiben Sie keinen Verzicht (release), bevor Ihr Arzt weiß, wie gut Sie heilen. Er beendet alle Ansprüche. Behalten Sie Rechnungen und Fotos, und kennen Sie die Zeit zu klagen in Ihrem Bundesstaat.',
    dependsOn: 'die Schuld, Ihre Verletzungen und Ihr Bundesstaat',
  },
  'us.story.ambulance': {
    says: 'Das Bundesverbot von Überraschungsrechnungen gilt nicht für Krankenwagen auf der Straße, aber manche Bundesstaaten schützen Sie. Verlangen Sie alle Posten der Rechnung, legen Sie bei der Versicherung Widerspruch (appeal) ein, und bitten Sie um weniger oder einen Plan.',
    dependsOn: 'Ihr Bundesstaat und Ihre Versicherung',
  },
  'us.story.doctor': {
    says: 'Meist müssen Sie zeigen, dass der Arzt schlechter als üblich arbeitete und Ihnen das schadete. Die Zeiten zu klagen sind kurz, und viele Bundesstaaten wollen zuerst einen Sachverständigen. Holen Sie Ihre Unterlagen und sprechen Sie mit einem Anwalt.',
    dependsOn: 'was wann schiefging',
  },
}
