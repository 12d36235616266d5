/** Questions on child support, debts of the dead, affairs and legal shares: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MONEY_FR: Words = {
  'jp.ask.child-support-deed': {
    says: 'Oui. Avec un acte exécutoire (執行認諾) ou un titre du tribunal, vous pouvez saisir jusqu’à la moitié du salaire net. Une seule saisie vaut aussi pour les mois suivants. Si vous ignorez l’employeur ou la banque, le tribunal peut les rechercher (第三者からの情報取得手続).',
  },
  'jp.ask.estate-late': {
    says: 'C’est peut-être encore possible. Les trois mois courent du jour où vous avez su le décès et que vous héritez. Si vous aviez de bonnes raisons de croire qu’il n’y avait pas de dette, le tribunal peut compter du jour où vous l’avez apprise. N’utilisez rien, ne payez rien et saisissez vite le tribunal de la famille.',
  },
  'jp.ask.affair-claimed': {
    says: 'Ne payez et ne signez pas tout de suite. Vous ne devez rien si le mariage était déjà rompu ou si vous ne pouviez pas le connaître. La demande se prescrit trois ans après que la personne a su le fait et votre nom. La somme peut souvent baisser. Montrez la lettre à un avocat.',
  },
  'jp.ask.affair-claim': {
    says: 'Oui, à votre conjoint et à l’autre personne si elle connaissait ou devait connaître le mariage. Il faut prouver une relation sexuelle. Demandez dans les trois ans après avoir su le fait et la personne. Si le mariage était déjà rompu, vous n’obtenez rien.',
  },
  'jp.ask.legal-share': {
    says: 'Oui. Le conjoint, un enfant ou un parent peut demander de l’argent jusqu’à la réserve (遺留分), quoi que dise le testament. Pas les frères et sœurs. Envoyez une lettre certifiée dans l’année où vous avez su le décès et le testament.',
  },
  'jp.ask.heir-took-savings': {
    says: 'Oui. Demandez à la banque le relevé ; chaque héritier le peut seul. L’argent pris sans accord peut être recompté dans la succession ou réclamé pour votre part. Ce qui a servi au parent ou aux obsèques ne compte pas. Écrivez d’abord, puis tribunal de la famille ou procès.',
  },
  'jp.ask.child-taken': {
    says: 'Agissez cette semaine. Demandez au tribunal de la famille de dire qui garde l’enfant et d’ordonner son retour (監護者指定・子の引渡し), avec une mesure urgente (保全処分). Ne le reprenez pas de force. Notez qui s’en occupait avant. En cas de violence, d’abord la police ou le #8008.',
  },
}
