/** Questions about driving without insurance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_INSURANCE_DE: Words = {
  'ie.ask.no-insurance': {
    says: 'Gehen Sie am Tag zum Gericht, wenn möglich mit Anwalt; bitten Sie den Richter um Rechtshilfe. Waren Sie versichert, bringen Sie den Nachweis mit: Das genügt. Wenn nicht, drohen bis zu €5,000 Strafe und ein Fahrverbot. Beim ersten Mal kann ein besonderer Grund den Führerschein retten.',
  },
}
