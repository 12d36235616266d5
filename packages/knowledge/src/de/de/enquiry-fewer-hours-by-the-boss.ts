/** Questions about a boss who wants to change the contract: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_DE: Words = {
  'de.ask-job.contract-change': {
    says: 'Nein. Stunden und Lohn stehen im Vertrag, und nur Ihr Ja ändert sie. Unterschreiben Sie nicht. Schreiben Sie, dass Sie Ihre volle Arbeit anbieten: Dann läuft der Lohn weiter. Kommt eine Änderungskündigung? Nehmen Sie sie unter dem Vorbehalt der Prüfung an und klagen Sie binnen drei Wochen beim Arbeitsgericht. So behalten Sie die Stelle, bis es geklärt ist. Für Kurzarbeit gilt anderes.',
  },
}
