/** The Dutch words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_NL: Words = {
  'ca.support.right-plan': {
    says: 'Kunt u niet alles betalen? Vraag het kantoor om een betaalplan voordat het iets doet. Laat uw inkomen en kosten zien.',
  },
  'ca.support.right-change': {
    says: 'Is uw inkomen gedaald of woont het kind bij u? Dan kan een rechter het bevel veranderen. Het kantoor kan dat niet.',
  },
  'ca.support.warn': {
    says: 'Laat het niet liggen. Het kantoor kan geld van loon en belastingteruggaven nemen, en uw rijbewijs of paspoort stoppen.',
  },
  'ca.support.warn-direct': {
    says: 'Betaal via het kantoor, niet rechtstreeks aan de andere ouder. Anders telt het misschien niet.',
  },
  'ca.support.right-ontario': {
    says: 'In Ontario krijgt u bericht voordat uw rijbewijs wordt gestopt. U hebt dan 30 dagen om te betalen, een plan af te spreken of naar de rechter te gaan.',
  },
  'ca.support.step': {
    says: 'Vraag om een volledig overzicht en vergelijk het met uw betaalbewijzen. Betaal nu wat u kunt.',
  },
}
