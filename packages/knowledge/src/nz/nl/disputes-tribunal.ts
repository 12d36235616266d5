/** The Dutch words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_NL: Words = {
  'nz.tribunal.rights': {
    says: 'U kunt naar de zitting gaan, uw kant vertellen en bewijs meenemen. Er zijn geen advocaten, en een schriftelijk verweer hoeft niet.',
  },
  'nz.tribunal.right-rehearing': {
    says: 'Is er een beslissing en kon u om een goede reden niet komen, vraag dan een nieuwe zitting (rehearing). U hebt 20 werkdagen, het is gratis.',
  },
  'nz.tribunal.right-counter': {
    says: 'Is de ander u ook iets schuldig, dan kunt u dat op dezelfde zitting eisen. Stuur het ruim voor die dag naar het Tribunal.',
  },
  'nz.tribunal.step-go': {
    says: 'Schrijf dag, tijd en plaats op, en ga. Kunt u niet, vraag het Tribunal dan vooraf om een andere dag of een zitting per telefoon.',
  },
  'nz.tribunal.option-go': {
    title: 'De referee uw kant vertellen',
    cost: 'Gratis voor u.',
    time: 'De dag van de zitting.',
    risk: 'Verliest u, dan betaalt u wat wordt opgelegd.',
    bestFor: 'U bent het niet of niet allemaal schuldig.',
    says: 'Ga met papieren, foto’s en getuigen. De referee zoekt eerst een akkoord.',
  },
  'nz.tribunal.option-settle': {
    title: 'Het vooraf regelen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Voor de zitting.',
    risk: 'Ga naar de zitting als niets getekend is.',
    bestFor: 'U bent het schuldig maar kunt niet in één keer betalen.',
    says: 'Bied schriftelijk een bedrag of een plan aan.',
  },
  'nz.tribunal.warn-absent': {
    says: 'Komt u niet, dan kan de referee zonder u beslissen.',
  },
}
