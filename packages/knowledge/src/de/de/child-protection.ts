/** The German words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_DE: Words = {
  'de.youth.want': {
    says: 'Dem Jugendamt wurde eine Sorge um Ihr Kind gemeldet. Das Gesetz verpflichtet es, dem nachzugehen.',
  },
  'de.youth.reality': {
    says: 'Es muss in der Regel zuerst mit Ihnen sprechen und Hilfe anbieten. Bei dringender Gefahr darf es ein Kind sofort in Obhut nehmen. Rechte nehmen kann Eltern aber nur ein Familiengericht.',
  },
  'de.youth.right-help': {
    says: 'Bitten Sie um Hilfe zur Erziehung, etwa eine Familienhilfe zu Hause. Braucht Ihr Kind sie, haben Sie ein Recht darauf, und Sie dürfen sagen, wer sie leisten soll.',
  },
  'de.youth.right-support': {
    says: 'Zu jedem Gespräch dürfen Sie jemanden mitbringen (Beistand). Sie können Einsicht in die Akte verlangen. Wer gemeldet hat, darf geheim bleiben.',
  },
  'de.youth.right-visit': {
    says: 'Ohne Beschluss eines Gerichts müssen Sie niemanden hineinlassen. Nur bei dringender Gefahr darf die Polizei trotzdem hinein. Ein ruhiger Besuch beendet die Sache oft; ein Nein kann vor das Familiengericht führen.',
  },
  'de.youth.right-taken': {
    says: 'Inobhutnahme? Widersprechen Sie sofort schriftlich. Dann muss das Amt das Kind zurückgeben oder unverzüglich das Familiengericht anrufen.',
  },
  'de.youth.step': {
    says: 'Gehen Sie hin oder bitten Sie schriftlich um einen anderen Tag. Notieren Sie, was gut läuft, und fragen Sie, was genau gemeldet wurde. Eine Anwältin oder die Caritas kann mitkommen.',
  },
}
