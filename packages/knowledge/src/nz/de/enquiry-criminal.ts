/** Questions about the police, a charge and an order against oneself: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'nz.ask.police': {
    says: 'Sind Sie nicht festgenommen, müssen Sie nicht hingehen oder bleiben. Sie müssen nicht antworten und nichts aussagen, ob schuldig oder nicht. Am Steuer oder bei Festnahme nennen Sie Namen, Adresse und Geburtstag. Verlangen Sie vor jedem Verhör einen Anwalt: Die Liste der Polizei gibt Ihnen kostenlos einen am Telefon, Tag und Nacht. Sagen Sie, dass Sie nicht antworten. Bleiben Sie höflich und stimmen Sie keiner Durchsuchung zu.',
  },
  'nz.ask.charged': {
    says: 'Gehen Sie am Tag früh zum Gericht. Bleiben Sie weg, kann der Richter Sie festnehmen lassen. Fragen Sie am Schalter nach dem duty lawyer: kostenlos, ohne Termin. Am ersten Tag dürfen Sie um Zeit für Akten und Rat bitten, bevor Sie sich äußern. Bitten Sie um den Antrag auf legal aid. Sprechen Sie nicht mit der Polizei darüber. Bringen Sie Briefe zu Arbeit, Familie und begonnenen Kursen mit.',
  },
  'nz.ask.order-against-me': {
    says: 'Halten Sie sich ab Erhalt daran. Ein Verstoß ist strafbar. Kontakt geht nur mit schriftlicher Zustimmung, die man zurücknehmen kann. Eine vorläufige Anordnung (temporary) wird nach drei Monaten endgültig, wenn Sie sich nicht wehren. Reichen Sie also bald beim Family Court Ihre Verteidigung (defence) ein und verlangen Sie eine Verhandlung. Fragen Sie nach legal aid. Gegen das Programm können Sie binnen zehn Arbeitstagen Einwand erheben. Umgang mit Kindern beantragen Sie dort auch.',
  },
}
