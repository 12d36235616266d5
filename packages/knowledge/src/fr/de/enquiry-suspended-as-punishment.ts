/** Questions about days without pay as a punishment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_DE: Words = {
  'fr.ask-work.suspension-days': {
    says: 'Tage ohne Lohn als Strafe brauchen vorher ein Gespräch und einen Brief mit Gründen. Sie müssen mit Höchstdauer in der Betriebsordnung (règlement intérieur) stehen. Die Firma hat zwei Monate ab Kenntnis. Ein Fehler darf nur einmal bestraft werden, Geldbußen sind verboten. Widersprechen Sie per Einschreiben. Das Arbeitsgericht kann sie aufheben und den Lohn zurückgeben: Sie haben zwei Jahre.',
  },
}
