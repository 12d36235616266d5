/** The Dutch words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_NL: Words = {
  'de.youth.want': {
    says: 'Het jeugdbureau (Jugendamt) kreeg een melding over uw kind. De wet verplicht het dat te bekijken.',
  },
  'de.youth.reality': {
    says: 'Zij moeten meestal eerst met u praten en hulp aanbieden. Bij dringend gevaar mogen zij een kind meteen meenemen. Maar alleen een familierechter kan ouders rechten ontnemen.',
  },
  'de.youth.right-help': {
    says: 'Vraag om hulp thuis, zoals een gezinshulp (Hilfe zur Erziehung). Heeft uw kind die nodig, dan hebt u er recht op, en u mag zeggen wie die geeft.',
  },
  'de.youth.right-support': {
    says: 'U mag bij elk gesprek iemand meenemen die u vertrouwt, en vragen uw dossier te zien. Wie het meldde, mag geheim blijven.',
  },
  'de.youth.right-visit': {
    says: 'Zonder bevel van een rechter hoeft u hen niet binnen te laten. Alleen bij dringend gevaar mag de politie toch naar binnen. Een rustig bezoek sluit de zaak vaak af; een nee kan naar de familierechter leiden.',
  },
  'de.youth.right-taken': {
    says: 'Kind weggehaald (Inobhutnahme)? Zeg meteen schriftelijk nee. Dan moeten ze het teruggeven of direct naar de rechter.',
  },
  'de.youth.step': {
    says: 'Ga naar het gesprek of vraag schriftelijk een andere dag. Schrijf op wat goed gaat en vraag wat er gemeld is. Een advocaat of Caritas kan mee.',
  },
}
