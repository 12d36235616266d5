/** Letters that cut, stop or refuse social assistance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_DE: Words = {
  'ch.social-help.want': {
    says: 'Ein Amt kürzt, stoppt oder verweigert Ihre Sozialhilfe.',
  },
  'ch.social-help.right': {
    says: 'Es muss Sie anhören, schriftlich entscheiden und Gründe nennen. Die Frist für die Beschwerde steht im Brief, meist 30 Tage, in einigen Kantonen weniger. Hilfe in Not ist ein Recht der Verfassung.',
  },
  'ch.social-help.step': {
    says: 'Erheben Sie vor diesem Tag schriftlich Beschwerde. Verlangen Sie Ihre Akten, und dass die Kürzung wartet. Haben Sie jetzt kein Geld, sagen Sie es und bitten Sie sofort um Hilfe.',
  },
}
