/** The French words of the rows in ../named-law-of-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_HOMES_FR: Words = {
  'us.named.mobile-home': {
    says: 'Qui possède la maison et loue seulement l’emplacement a plus de droits que d’autres locataires. Dans la plupart des États le parc doit avoir une raison prévue par la loi, un avis écrit et un tribunal. Pour une règle non suivie, vous avez le plus souvent du temps pour corriger.',
  },
  'us.named.mobile-home-co': {
    says: 'Au Colorado l’avis doit donner la raison, dire si vous pouvez y remédier et proposer une médiation. Le parc ne peut mettre fin que pour des raisons prévues par la loi. Il ne peut pas vous punir d’une plainte, et un programme de l’État reçoit les plaintes.',
  },
  'us.named.arbitration': {
    says: 'Les conditions acceptées d’un clic envoient souvent le litige à l’arbitrage. Le tribunal des petites créances reste le plus souvent ouvert, et l’entreprise paie le plus souvent presque tous les frais. Lisez cette partie avant d’agir.',
  },
  'us.named.eviction-lawyer': {
    says: 'Dans votre État les locataires à faible revenu peuvent avoir un avocat gratuit dans une affaire d’expulsion. Demandez au tribunal ou à l’aide juridique dès le premier jour.',
  },
  'us.named.rental-limits-fl': {
    says: 'En Floride une nouvelle règle qui limite la location n’oblige le plus souvent que ceux qui ont acheté après ou l’ont acceptée. Les limites sous six mois obligent tous. Un litige passe le plus souvent d’abord en médiation.',
  },
  'us.named.landlord-utility': {
    says: 'Cette facture est celle de votre propriétaire. Dans beaucoup d’États les locataires doivent être prévenus et peuvent garder le service en payant sur le loyer, que le propriétaire doit déduire. Dites à la compagnie que vous habitez là et demandez le formulaire.',
  },
  'us.named.internet-firm': {
    says: 'Une entreprise qui change ce que vous avez signé, ou cache des frais, peut violer le contrat et la loi. Plaignez-vous sans frais à la FCC : l’entreprise doit répondre dans les 30 jours. Gardez l’étiquette de prix du jour de la signature.',
  },
}
