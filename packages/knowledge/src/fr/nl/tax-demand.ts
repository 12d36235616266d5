/** The Dutch words of the rows in ../tax-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REMINDER_NL: Words = {
  'fr.tax.formal-right': {
    says: 'Na een formele aanmaning (mise en demeure) moet de schatkist 30 dagen wachten voor ze beslag legt. U hebt twee maanden om haar aan te vechten.',
  },
  'fr.tax.surcharge-right': {
    says: 'U kunt vragen de verhoging te laten vallen (remise gracieuse), met een bericht in uw account, ook nadat u de belasting betaalde.',
  },
  'fr.tax.claim-online': {
    says: 'Schrijf in uw account op impots.gouv.fr. Vraag voor de datum om tijd, of maak bezwaar (réclamation) met uw redenen als de belasting fout is.',
  },
  'fr.tax.right-second-home': {
    says: 'Deze belasting geldt alleen voor tweede woningen. Niemand betaalt voor de woning waar men op 1 januari woonde. Fout? Verbeter online en maak bezwaar tot 31 december volgend jaar.',
  },
  'fr.tax.right-three-years': {
    says: 'Voor de inkomstenbelasting kan de dienst meestal alleen teruggaan tot het einde van het derde jaar na het inkomen. Vraag bij oudere jaren waarom.',
  },
}
