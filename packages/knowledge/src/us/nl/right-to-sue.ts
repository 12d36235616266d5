/** The Dutch words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_NL: Words = {
  'us.sue.want': {
    says: 'De dienst sluit uw klacht (charge) over discriminatie. Dat betekent niet dat u ongelijk had: u mag nu zelf naar de rechter.',
  },
  'us.sue.right': {
    says: 'U kunt binnen 90 dagen nadat u dit bericht kreeg naar de rechter. Daarna is de claim meestal verloren.',
  },
  'us.sue.deadline': {
    says: 'U hebt 90 dagen om een zaak te beginnen, geteld vanaf de dag dat u het bericht kreeg. Tel voor de zekerheid vanaf de datum erop.',
    action: 'Uw zaak indienen bij de rechtbank',
    consequence: 'De rechtbank wijst een latere zaak meestal af.',
  },
  'us.sue.step': {
    says: 'Bewaar de envelop of e-mail: die toont wanneer het bericht kwam. Vraag de EEOC om uw dossier en ga deze week naar een advocaat voor arbeidsrecht.',
  },
}
