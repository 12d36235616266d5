/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'ie.need.bed': {
    says: 'Bel nu de daklozenafdeling (homeless section) van uw gemeente, of ga erheen. Zeg dat u vannacht nergens kunt slapen en vraag noodopvang voor u allen. In Dublin, gratis lijn: 1800 707 707. Wie in een auto of op een bank slaapt, kan volgens de wet dakloos zijn. Neem papieren mee als u die heeft. Weigert de gemeente, dan helpt Threshold: 1800 454 454.',
  },
  'ie.need.food': {
    says: 'Ga vandaag naar de Community Welfare Service van uw Intreo-kantoor en vraag een Additional Needs Payment, als dringende nood aan eten. U kunt het ook krijgen als u werkt. Wacht u op een uitkering, vraag dan de wekelijkse basishulp (Supplementary Welfare Allowance). Citizens Information weet waar de dichtste voedselbank is: 0818 07 4000.',
  },
  'ie.need.power': {
    says: 'Bel nu de leverancier. Zeg dat er een baby, een oud of ziek mens is, bied een plan aan en vraag stroom nog vandaag. Wie van een medisch apparaat afhangt, mag nooit om een rekening worden afgesloten. Vraag de Community Welfare Service (Intreo) om een Additional Needs Payment voor licht en warmte. MABS helpt gratis: 0818 07 2000.',
  },
  'ie.need.meter': {
    says: 'Bel nu de leverancier. Zeg dat de meter leeg is en wie er thuis is. Vraag noodtegoed voor vannacht en een plan voor uw schuld. Vraag de Community Welfare Service (Intreo) om een Additional Needs Payment voor licht en warmte. U kunt het ook krijgen als u werkt. MABS helpt gratis: 0818 07 2000.',
  },
  'ie.need.loan-shark': {
    says: 'In gevaar: bel 999 of 112. Als bedrijf geld lenen zonder vergunning is strafbaar, dreigen ook. U deed niets strafbaars door te lenen. Ontmoet hem niet alleen. Bewaar berichten, schrijf dagen en bedragen op voor de politie (gardaí). Laat de kaart blokkeren en een nieuwe rekening openen. MABS helpt gratis en vertrouwelijk: 0818 07 2000.',
  },
}
