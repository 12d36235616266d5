/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ch.ask.step-home': { says: 'Fragen Sie den Mieterverband. Dreissig Tage sind kurz.' },
  'ch.ask.right-home': { says: 'Eine Wohnungskündigung gilt nur auf dem amtlichen Formular.' },
  'ch.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und einer Frist, und drohen Sie die Hinterlegung der Miete an. Geschieht nichts, zahlen Sie die ganze Miete vor Fälligkeit auf das Konto der Hinterlegungsstelle Ihres Kantons, und teilen Sie es ihm mit. Gehen Sie innert 30 Tagen nach Fälligkeit dieser Miete zur Schlichtungsbehörde. Zahlen Sie nicht einfach weniger oder nichts: Sie könnten die Wohnung verlieren. Ab dem Tag, an dem er vom Mangel wusste, können Sie weniger Miete verlangen.',
  },
  'ch.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall. Nötige Besuche für Reparatur, Verkauf oder Neuvermietung müssen Sie dulden. Sie müssen rechtzeitig angekündigt sein und auf Sie Rücksicht nehmen. Heimliches Betreten ist strafbar.',
  },
  'ch.ask.pets': {
    says: 'Lesen Sie den Mietvertrag. Der Vermieter darf Hunde und Katzen verbieten oder eine Bewilligung verlangen. Kleintiere in üblicher Zahl, etwa in Käfig oder Aquarium, sind immer erlaubt. Eine Bewilligung darf er nur aus gutem Grund zurücknehmen. Halten Sie eines gegen den Vertrag, muss er Sie vor einer Kündigung mahnen.',
    dependsOn: 'der Mietvertrag und das Tier',
  },
  'ch.ask.sublet': {
    says: 'Ja, wenn Sie den Vermieter vorher schriftlich mit den Bedingungen fragen. Er darf nur ablehnen, wenn Sie die Bedingungen verschweigen, viel zu viel verlangen oder ihm echter Schaden droht. Sie haften weiter für Miete und Schäden.',
  },
}
