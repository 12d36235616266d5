/** Questions of a surety for rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_DE: Words = {
  'de.ask-home.rent-surety': {
    says: 'Hat der Vermieter die Bürgschaft verlangt? Dann gilt sie nur bis zu drei Monatskaltmieten, die Kaution mitgezählt; mehr ist unwirksam. Mehr kann gelten, wenn Sie sie freiwillig anboten oder eine Kündigung abwendeten. Sie muss auf Papier stehen, von Hand unterschrieben. Verlangen Sie Papier und Abrechnung. Ohne „selbstschuldnerisch“ muss er zuerst gegen den Mieter vorgehen. Was Sie zahlen, fordern Sie zurück. Fragen Sie erst den Mieterverein.',
  },
}
