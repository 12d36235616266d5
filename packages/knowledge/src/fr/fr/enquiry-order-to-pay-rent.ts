/** Questions about a formal order to pay rent: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_FR: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: 'Ouvrez tout le courrier et agissez dans les six semaines. Un bail d’avant le 29 juillet 2023 qui dit deux mois garde deux mois. Payez, ou convenez d’un plan par écrit, et reprenez le loyer courant. Demandez l’aide du FSL, de la CAF et de l’ADIL (SOS loyers impayés 0 805 16 00 75, gratuit). La trêve hivernale n’arrête que l’expulsion elle-même, du 1er novembre au 31 mars : la procédure continue. Allez à l’audience : le juge peut accorder jusqu’à trois ans. Personne n’est mis dehors sans jugement et commandement de quitter les lieux.',
  },
}
