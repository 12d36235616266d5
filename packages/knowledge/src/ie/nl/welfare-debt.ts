/** Social welfare paid by mistake: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_NL: Words = {
  'ie.public-debt.welfare-reality': {
    says: 'Het ministerie kan deze schuld zonder rechter van loon of rekening halen (notice of attachment). Het doet dat als u is gevraagd terug te betalen en u dat niet deed.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Het ministerie houdt deze schuld in de boeken tot die is betaald. Het kan die inhouden op latere uitkeringen, zelfs op het staatspensioen.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Van een wekelijkse uitkering mogen zij hooguit 15% van uw eigen bedrag nemen, tenzij u met meer instemt. Zeg eerst wat u kunt betalen.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Is het besluit achter deze schuld fout, ga dan in beroep bij het Social Welfare Appeals Office. Dat is gratis. De termijn is 60 dagen na het besluit.',
  },
}
