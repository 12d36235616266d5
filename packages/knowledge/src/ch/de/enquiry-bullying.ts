/** Questions about bullying at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_DE: Words = {
  'ch.ask.bullying': {
    says: 'Der Arbeitgeber muss Ihre Person und Gesundheit schützen. Führen Sie ein Tagebuch: Tag, Worte, Zeugen. Beschweren Sie sich schriftlich beim Chef oder der Vertrauensperson und verlangen Sie Massnahmen. Gehen Sie zum Arzt. Das kantonale Arbeitsinspektorat hilft. Kündigen Sie nicht vorschnell: Es drohen Einstelltage. Eine Kündigung wegen der Beschwerde kann missbräuchlich sein.',
  },
}
