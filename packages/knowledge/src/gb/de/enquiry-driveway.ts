/** Questions about a car on or across a drive: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_DE: Words = {
  'gb.ask-drive.on-it': {
    says: 'Keine Kralle, nicht zuparken, nicht abschleppen: Das kann strafbar sein. Es ist Besitzstörung (trespass). Schreiben Sie dem Halter und gehen Sie dann zum Gericht. Die DVLA kann den Halter nennen, wenn Sie einen guten Grund haben (Formular V888). Sieht der Wagen aufgegeben aus, muss die Gemeinde handeln.',
  },
  'gb.ask-drive.across-it': {
    says: 'Auf der Straße können Gemeinde oder Polizei handeln. Rufen Sie die Gemeinde an: Sie kann an einem abgesenkten Bordstein ein Knöllchen geben. Ist Ihr Auto eingesperrt, rufen Sie die Polizei unter 101, denn das ist Behinderung. Bewegen oder beschädigen Sie den Wagen nicht selbst.',
  },
}
