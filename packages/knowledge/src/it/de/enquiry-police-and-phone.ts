/** Questions about the police and a phone: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_DE: Words = {
  'it.ask.police-and-phone': {
    says: 'Nicht bei einer bloßen Kontrolle: Da müssen Sie es nicht entsperren. Sind Sie einer Straftat verdächtig? Dann darf die Polizei es mitnehmen, gegen ein Papier für Sie. Um Chats zu lesen, braucht sie eine Anordnung von Staatsanwalt oder Gericht. Nur bei belegter Eile darf sie vorher hineinsehen, und ein Gericht muss es bald prüfen können. Ihr Ja allein genügt nicht, sagte die Cassazione 2025. Den Code müssen Sie nicht nennen. Verlangen Sie einen Anwalt, und unterschreiben Sie nur Gelesenes.',
    dependsOn: 'ob Sie einer Straftat verdächtig sind und wie eilig es ist',
  },
}
