/** Questions about children, divorce, shared accounts and inheritance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'es.ask.inherit-debts': {
    says: 'Wer annimmt, zahlt die Schulden auch mit eigenem Geld. Sie können ausschlagen oder nur mit dem Nachlass haften (a beneficio de inventario). Gehen Sie zum Notar und rühren Sie vorher nichts an.',
    dependsOn: 'ob und wie Sie annehmen',
  },
  'es.ask.divorce': {
    says: 'Sie können sich drei Monate nach der Hochzeit ohne Grund scheiden lassen. Sind Sie einig und ohne Kinder unter 18, reicht ein Notar. Sonst gehen Sie zum Gericht.',
  },
  'es.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
}
