/** The French words of Japan: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_FR: Words = {
  'jp.news.bicycle-tickets': {
    says: 'Depuis le 1er avril 2026, les personnes de 16 ans et plus peuvent recevoir une amende bleue (青切符) pour une faute à vélo.',
    was: 'Les cyclistes recevaient un avertissement ou une affaire pénale.',
    is: 'Payez la somme à temps et il n’y a pas d’affaire pénale. Un téléphone à la main coûte 12 000 ¥.',
  },
  'jp.news.online-court': {
    says: 'Depuis le 21 mai 2026, les tribunaux civils travaillent en ligne. Sans avocat, vous pouvez encore utiliser le papier.',
    was: 'Les tribunaux travaillaient sur papier et envoyaient les papiers par la poste.',
    is: 'Les avocats doivent déposer en ligne. Les papiers peuvent aussi vous être remis en ligne si vous vous êtes inscrit.',
  },
  'jp.news.child-support': {
    says: 'Pour les divorces depuis le 1er avril 2026, un parent peut réclamer 20 000 ¥ par mois pour chaque enfant, même sans accord.',
    was: 'Sans accord, il n’y avait pas de somme fixe à réclamer.',
    is: 'La somme légale vaut jusqu’à un accord ou une décision du tribunal. L’autorité des deux parents est aussi possible.',
  },
  'jp.news.freelance-law': {
    says: 'Depuis le 1er novembre 2024, une loi protège les indépendants : conditions par écrit et paiement sous 60 jours.',
    was: 'Les indépendants avaient peu de règles à eux.',
    is: 'Le client doit donner les conditions par écrit, payer sous 60 jours et agir contre le harcèlement.',
  },
  'jp.news.subcontract-law': {
    says: 'Depuis le 1er janvier 2026, une société ne peut pas fixer un prix sans discussion, ni payer de petits fournisseurs par lettre de change.',
    was: 'L’ancienne loi de sous-traitance permettait de payer par lettre de change.',
    is: 'Avec la nouvelle loi (取適法), un acheteur doit parler du prix et payer en argent sous 60 jours.',
  },
  'jp.news.inheritance-register': {
    says: 'Depuis le 1er avril 2024, celui qui hérite d’un terrain ou d’une maison doit l’inscrire sous trois ans.',
    was: 'L’inscription était un choix libre.',
    is: 'Sans bonne raison, il peut y avoir une amende jusqu’à 100 000 ¥. Pour les cas plus anciens, le délai finit le 31 mars 2027.',
  },
}
