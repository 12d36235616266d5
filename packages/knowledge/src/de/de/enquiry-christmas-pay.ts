/** Questions about Christmas pay or a bonus that is not paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_DE: Words = {
  'de.ask-job.christmas-pay': {
    says: 'Sehen Sie in Vertrag, Tarifvertrag und die letzten Jahre. Kam es dreimal hintereinander ohne den Zusatz „freiwillig, ohne Anspruch für die Zukunft“? Dann haben Sie meist ein Recht darauf. Soll es auch Arbeit entlohnen, geht es durch eine Kündigung nicht verloren: Sie bekommen den Anteil der gearbeiteten Monate. Nur ein reiner Treuelohn darf am Bleiben hängen. Fordern Sie es bald schriftlich.',
    dependsOn: 'Ihr Vertrag und wofür das Geld gezahlt wurde',
  },
}
