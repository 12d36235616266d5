/** The German words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_DE: Words = {
  'it.ask.home-deposit': {
    says: 'Zieht der Verkäufer zurück, können Sie den Vertrag beenden und das Doppelte der Anzahlung fordern (caparra confirmatoria). Oder Sie bestehen vor Gericht auf dem Verkauf oder fordern Schadensersatz. Ziehen Sie zurück, verlieren Sie sie. Ein bloßer Acconto kommt zurück.',
  },
  'it.ask.agent-fee': {
    says: 'Der Makler verdient nur, wenn durch seine Arbeit ein Geschäft zustande kam; ein bindender Vorvertrag zählt. Wer nicht eingetragen ist, bekommt nichts. Eine Klausel, nach der ein Verbraucher immer zahlt, kann unfair sein.',
    dependsOn: 'was Sie unterschrieben haben',
  },
}
