/** Questions about WW or sick pay that UWV refuses or stops: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_DE: Words = {
  'nl.ask.ww-refused': {
    says: 'Widersprechen Sie binnen sechs Wochen ab dem Datum; Gründe können folgen. Schuld allein genügt nicht: Das UWV darf nur ablehnen, wenn ein dringender Grund für fristlose Kündigung vorlag oder Sie ohne Not gingen. Streit oder schwache Leistung ist das meist nicht. Schicken Sie die Papiere und was Sie zur Lösung taten. War die Kündigung falsch? Gehen Sie auch binnen zwei Monaten zum Richter. Kein Geld? Fragen Sie die Gemeinde.',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: 'Sehen Sie heute auf die letzte Seite: Gegen die Entscheidung, dass Sie wieder arbeiten können, sind es oft nur zwei Wochen, sonst sechs. Widersprechen Sie mit einem Satz, Gründe und Berichte Ihrer Ärzte folgen. Verlangen Sie den Bericht des UWV-Arztes. Das Geld kommt dadurch nicht zurück: Bitten Sie den Richter um eine schnelle Entscheidung, wenn es nicht reicht. Sagen Sie, welche Arbeit nicht geht und warum. Beantragen Sie sicherheitshalber WW.',
  },
}
