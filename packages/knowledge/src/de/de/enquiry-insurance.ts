/** Questions about insurers, the health fund and bad treatment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Fragen Sie schriftlich nach Klausel und Gründen und schicken Sie Belege. Danach hilft kostenlos der Versicherungsombudsmann.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Widersprechen Sie binnen eines Monats. Verlangen Sie das Gutachten. Das Sozialgericht kostet nichts.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Verlangen Sie eine Kopie der Akte: Das ist Ihr Recht. Lassen Sie zuerst nachbessern. Ihre Krankenkasse hilft kostenlos mit einem Gutachten, die Schlichtungsstelle der Ärztekammer prüft gratis. Sie können Schmerzensgeld und Kosten fordern, meist drei Jahre lang. Fragen Sie einen Anwalt, bevor Sie zahlen oder unterschreiben.',
  },
  'de.ask-debt.health-fund-dues': {
    says: 'Sie bleiben versichert, Ihre mitversicherte Familie auch. Ab zwei Monaten Rückstand und einer Mahnung zahlt die Kasse für Sie nur noch bei akuter Krankheit, Schmerzen, Schwangerschaft und Früherkennung. Alles zahlt sie wieder, wenn die Schulden bezahlt sind oder solange Sie vereinbarte Raten einhalten: Bitten Sie schriftlich darum. Ebenso, wenn Sie hilfebedürftig sind: Antrag beim Jobcenter oder Sozialamt. Verlangt sie den Höchstbeitrag? Weisen Sie jetzt Ihr echtes Einkommen nach, binnen zwölf Monaten nach diesem Bescheid. Dann muss sie neu rechnen. Schuldnerberatung ist kostenlos.',
  },
}
