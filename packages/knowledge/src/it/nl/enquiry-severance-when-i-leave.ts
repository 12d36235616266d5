/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_NL: Words = {
  'it.ask.tfr-resign': {
    says: 'De TFR is van u hoe de baan ook eindigt, ook als u zelf ontslag neemt en zelfs in de proeftijd. Ze mogen het niet als straf houden. Alleen loon voor een niet gewerkte opzegtermijn mag eraf. Wat u meestal verliest is de uitkering (NASpI), tenzij u om goede reden ging, zoals onbetaald loon. Zit het in een pensioenfonds, dan blijft het daar van u. U hebt vijf jaar.',
  },
}
