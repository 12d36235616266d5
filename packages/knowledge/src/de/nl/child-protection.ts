/** The Dutch words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_NL: Words = {
  'de.youth.want': {
    says: 'Het jeugdbureau (Jugendamt) kreeg een melding over uw kind. De wet verplicht het dat te bekijken.',
  },
  'de.youth.reality': {
    says: 'Ze moeten eerst met u praten en hulp bieden. Alleen de familierechter kan ouders rechten afnemen.',
  },
  'de.youth.right-help': {
    says: 'U hebt recht op hulp thuis, zoals een gezinshulp (Hilfe zur Erziehung). U mag kiezen wie die geeft.',
  },
  'de.youth.right-support': {
    says: 'U mag naar elk gesprek iemand meenemen en vragen uw dossier te zien.',
  },
  'de.youth.right-visit': {
    says: 'Zonder bevel van een rechter hoeft u niemand binnen te laten. Maar een rustig bezoek sluit de zaak vaak af; een nee kan naar de rechter leiden.',
  },
  'de.youth.right-taken': {
    says: 'Kind weggehaald (Inobhutnahme)? Zeg meteen schriftelijk nee. Dan moeten ze het teruggeven of direct naar de rechter.',
  },
  'de.youth.step': {
    says: 'Ga naar het gesprek of vraag schriftelijk een andere dag. Schrijf op wat goed gaat en vraag wat er gemeld is. Een advocaat of Caritas kan mee.',
  },
}
