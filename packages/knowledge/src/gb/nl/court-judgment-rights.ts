/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_NL: Words = {
  'gb.judgment.right-set-aside-must': {
    says: 'De rechter moet een verstekvonnis (default judgment) vernietigen als het te vroeg kwam, of nadat u op tijd antwoordde. Dat geldt ook als u alles al had betaald.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'De rechter kan het vernietigen als u een echte kans hebt te winnen, of bij een andere goede reden. U moet het snel vragen.',
  },
  'gb.judgment.right-vary': {
    says: 'U kunt vragen te veranderen hoeveel u per maand betaalt. De rechtbank kijkt naar uw inkomen en kosten.',
  },
  'gb.judgment.right-off-register': {
    says: 'Betaalt u alles binnen één maand, dan hebt u het recht het uit het openbare register te laten halen.',
  },
  'gb.judgment.right-wages': {
    says: 'Vragen ze geld van uw loon? Dan moet de rechtbank u genoeg laten om van te leven. U mag eerst uw budget sturen.',
  },
  'gb.judgment.right-time-order': {
    says: 'Vraag bij kredietschulden een adviseur naar een time order. De rechter kan de betalingen en soms de rente veranderen.',
  },
}
