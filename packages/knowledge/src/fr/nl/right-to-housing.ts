/** The Dutch words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_NL: Words = {
  'fr.dalo.want': {
    says: 'De commissie voor het recht op een woning (DALO) zegt of u voorrang krijgt.',
  },
  'fr.dalo.right-criteria': {
    says: 'U bent urgent zonder woning, bij ontruiming met vonnis, in een ongezonde of met kind veel te kleine woning, of na te lang wachten.',
  },
  'fr.dalo.right-two-months': {
    says: 'Tegen een nee hebt u twee maanden: opnieuw laten kijken (recours gracieux) of de bestuursrechter. Om te beginnen zonder advocaat.',
  },
  'fr.dalo.right-offer': {
    says: 'Een ja verplicht de prefect een woning te vinden, meestal in drie tot zes maanden. Anders kan een rechter het bevelen: u hebt vier maanden.',
  },
  'fr.dalo.step': {
    says: 'Stuur wat ontbrak: nummer van de aanvraag en verlengingen, weigeringen, papieren over ontruiming of staat. Een maatschappelijk werker helpt.',
  },
}
