/** Questions about crashes, falls, ambulances and doctors: the words in German. */
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
  'us.trouble.fall': {
    says: 'Der Laden zahlt, wenn er die Gefahr kannte oder hätte kennen müssen. Unterschreiben Sie nichts und nehmen Sie kein erstes Angebot an, bevor Sie wissen, wie Sie heilen. Behalten Sie Fotos, Namen und Rechnungen.',
    dependsOn: 'was der Laden wusste, Ihr Anteil an der Schuld und Ihr Bundesstaat',
  },
}
