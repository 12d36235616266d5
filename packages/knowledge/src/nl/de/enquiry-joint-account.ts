/** The German words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_DE: Words = {
  'nl.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
}
