/** Dutch: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_NL: Words = {
  'gb.doctor.right-warning': {
    says: 'Een praktijk moet u meestal in de laatste 12 maanden gewaarschuwd hebben en de reden geven. Gezondheid, leeftijd of afkomst is geen reden. U blijft meestal tot dag acht na de melding aan de NHS op de lijst, langer tijdens een behandeling. Na geweld of bedreiging die bij de politie is gemeld, kan het meteen. Andere praktijken in de buurt kunnen u nemen, zonder bewijs van adres.',
  },
  'gb.doctor.right-complain': {
    says: 'U kunt binnen 12 maanden gratis klagen bij de praktijk of de plaatselijke NHS. Na het antwoord kan de Health Service Ombudsman ernaar kijken.',
  },
}
