/** The Dutch words of Spain: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_NL: Words = {
  'es.fine.right-court': {
    says: 'Tegen het eindbesluit kunt u binnen een maand om herziening vragen (recurso de reposición). Of u gaat binnen twee maanden naar de bestuursrechter.',
  },
  'es.fine.know-driver': {
    says: 'De bestuurder niet noemen is een eigen overtreding. Die kost het dubbele van de eerste boete als die licht was, en het drievoudige als die zwaar was.',
  },
  'es.fine.phone': {
    says: 'Een telefoon vasthouden tijdens het rijden geldt als zwaar: € 200 en zes punten. In de eerste twintig dagen is de helft genoeg.',
  },
  'es.fine.low-emission': {
    says: 'Zonder toestemming in een milieuzone (ZBE) rijden geldt als zwaar: € 200 en geen punten. Kijk naar de borden en de uitzonderingen van de gemeente.',
  },
  'es.fine.parking': {
    says: 'Bij parkeren is de eigenaar aansprakelijk, tenzij een andere bestuurder wordt genoemd. Een lichte boete is hoogstens € 100 en verjaart na drie maanden.',
  },
  'es.fine.no-insurance': {
    says: 'Een auto zonder verzekering kost volgens een eigen wet € 601 tot € 3.005. Was u die dag verzekerd, stuur dan de polis.',
  },
}
