/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_DE: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'Das heißt zivile Einziehung (civil forfeiture), und Sie können sich wehren. Fragen Sie schriftlich, welche Behörde es hat. Eine Bundesbehörde muss meist binnen 60 Tagen eine Mitteilung schicken. Reichen Sie bis zu dem Tag darin einen kostenlosen Anspruch (claim) ein, mindestens 35 Tage nach dem Versand. Dann muss ein Gericht entscheiden. Bundesstaaten haben eigene, oft kürzere Fristen. Nehmen Sie jetzt eine Anwältin oder einen Anwalt, und behalten Sie Belege, woher das Geld kam.',
  },
  'us.ask-life.neighbors-camera': {
    says: 'Eine Kamera auf das, was jeder sehen kann, etwa die Straße oder Ihren Vorgarten, ist meist erlaubt. Eine, die in Schlaf- oder Badezimmer zielt, kann Ihre Privatsphäre verletzen und ist in vielen Staaten strafbar. In New York können Sie klagen, wenn jemand Ihren Garten filmt, um Sie zu belästigen. Gespräche ohne ein Ja aufzunehmen kann das Abhörgesetz verletzen. Machen Sie Fotos, bitten Sie schriftlich, sie zu drehen. Dann fragen Sie Polizei oder Gericht.',
    dependsOn: 'was die Kamera sieht und hört, und Ihr Bundesstaat',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: 'Bei einem Umzug zwischen Bundesstaaten müssen sie Ihre Sachen herausgeben, wenn Sie den festen Preis zahlen, oder 110 % eines Preises, der nicht fest war. Bieten Sie das schriftlich an. Mehr wird später berechnet. Beschweren Sie sich bei der FMCSA und dem Attorney General. Zahlen Sie mit Karte, und schreiben Sie „unter Protest“. Für einen Umzug in einem einzigen Staat gilt dessen Recht.',
  },
}
