/** The Dutch words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_NL: Words = {
  'us.family.right-home-state': {
    says: 'De rechtbank van de staat waar het kind de laatste zes maanden woonde, beslist meestal over de zorg. Andere staten moeten dat bevel volgen.',
  },
  'us.family.step-order': {
    says: 'Volg het bevel dat geldt en verhuis niet met het kind voor u het de rechtbank hebt gevraagd. Schrijf gemiste bezoeken op.',
  },
  'us.family.right-license': {
    says: 'Vanaf $2.500 onbetaalde kinderalimentatie kan een paspoort worden geweigerd. Voor een rijbewijs weg is, moet u bericht krijgen en kunt u om een plan vragen.',
  },
  'us.family.right-protect': {
    says: 'Een beschermingsbevel (protection order) geldt in elke staat. Beide kanten kunnen door een rechter worden gehoord, meestal binnen dagen of weken.',
  },
  'us.family.right-parent': {
    says: 'De staat mag een kind niet lang weghalen zonder rechter. U kunt worden gehoord, het bewijs zien, en om een advocaat vragen.',
  },
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'kunt u vragen om kinderalimentatie te wijzigen als er veel is veranderd. Oude schuld wordt meestal niet lager, vraag het dus meteen',
  }),
  ...stateWords('support-enforce', {
    'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA':
      'kan late kinderalimentatie van het loon worden genomen en een rijbewijs stoppen. Vraag voor de dag in het bericht een zitting of een plan',
  }),
  ...stateWords('protect-order', {
    'CA FL GA IL NC PA TX WA':
      'moet u het bevel volgen zodra u het kent, ook als de ander contact met u zoekt. Ga met uw bewijs naar de zitting (hearing), anders kan zonder u worden beslist',
    AZ: 'blijft het bevel gelden als u niet om een zitting (hearing) vraagt. Houd u er helemaal aan, en vraag schriftelijk om een zitting als u het niet eens bent',
    MI: 'hebt u na ontvangst 14 dagen om de rechter te vragen zo’n bevel te veranderen of te beëindigen. Houd u er tot dan helemaal aan',
  }),
}
