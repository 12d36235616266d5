/** Questions about an injury: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_DE: Words = {
  'ie.ask.injury-claim': {
    says: 'Schreiben Sie der Gegenseite binnen eines Monats und gehen Sie zum Arzt. Sie haben zwei Jahre. Die meisten Ansprüche gehen zuerst an das Injuries Resolution Board; das hält die Frist an. Bewahren Sie Fotos, Namen von Zeugen und Belege auf. Nehmen Sie keine Summe an, bevor Sie wissen, wie es heilt.',
  },
  'ie.ask.uninsured-driver': {
    says: 'Fordern Sie vom Büro der Kfz-Versicherer (Motor Insurers’ Bureau of Ireland, MIBI): Es zahlt, wenn der andere Fahrer nicht versichert war oder nicht zu finden ist. Melden Sie es sofort den gardaí, möglichst binnen zwei Tagen, und sichern Sie Kennzeichen, Fotos und Zeugen. Bei Verletzung stellen Sie auch binnen zwei Jahren einen Antrag beim Injuries Resolution Board.',
  },
}
