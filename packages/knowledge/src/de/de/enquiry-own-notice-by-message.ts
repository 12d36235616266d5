/** Questions of people who gave up their job in a message or in anger: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_DE: Words = {
  'de.ask-job.own-notice-by-message': {
    says: 'Auch Ihre eigene Kündigung braucht Papier und Unterschrift von Hand. Eine Nachricht, eine Mail oder Worte im Streit beenden die Stelle nicht. Gehen Sie wie sonst zur Arbeit und schreiben Sie heute, dass das Arbeitsverhältnis weiterläuft. Sagt der Chef, es sei vorbei, ist auch das keine wirksame Kündigung: Gehen Sie zu Anwalt oder Gewerkschaft. Auf Papier unterschrieben? Dann geht es nur mit Ja der Firma oder bei Drohung oder Täuschung zurück.',
  },
}
