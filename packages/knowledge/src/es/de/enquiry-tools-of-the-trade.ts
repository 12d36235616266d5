/** Questions about the seizure of what a person works with: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_DE: Words = {
  'es.ask.work-tools': {
    says: 'Was Sie für Ihren Beruf brauchen, darf nicht gepfändet werden, wenn sein Wert gegenüber der Schuld gering ist. Ein Lieferwagen, ohne den Sie nicht arbeiten können und der wenig wert ist, kann also bleiben; ein teurer nicht. Ein Kreditgeber braucht erst einen Richter, und Geld und Konten kommen vor Sachen. Sammeln Sie Belege: Anmeldung als Selbstständiger, Fotos der Nutzung, eine Schätzung. Bei Pfändung beantragen Sie beim selben Gericht sofort die Freigabe. Ein Anwalt kann kostenlos sein.',
  },
}
