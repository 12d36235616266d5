/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_FR: Words = {
  'jp.ask.separated-costs': {
    says: 'Oui. Tant que vous êtes mariés, celui qui gagne plus doit payer vos frais de vie et ceux des enfants (婚姻費用), même séparés. Les juges comptent le plus souvent dès le mois de la demande. Demandez par écrit et saisissez le tribunal de la famille (調停), environ 1,200 yens. Un barème (算定表) donne la somme. Si c’est urgent, demandez une ordonnance rapide. Houterasu aide.',
  },
  'jp.ask.child-support-no-deal': {
    says: 'Oui. Divorce depuis le 1er avril 2026 sans accord : l’autre parent doit 20,000 yens par mois et par enfant (法定養育費). Cela court du divorce jusqu’à un accord, une décision ou 18 ans. Cela se prend sur la paie sans jugement, sauf s’il prouve ne pas pouvoir payer. Pour un divorce plus ancien, et pour la somme entière selon les revenus, demandez une conciliation (調停) au tribunal de la famille. Demandez vite : cela compte le plus souvent de ce jour.',
  },
  'jp.ask.child-support-lower': {
    says: 'Elle peut changer si un fait imprévu est survenu. Si le nouveau conjoint adopte l’enfant (養子縁組), elle baisse ou cesse en général ; un mariage seul ne change rien. Perte d’emploi, maladie, nouvel enfant ou frais d’école comptent aussi. Parlez d’abord et écrivez-le. Sinon, conciliation (調停) au tribunal de la famille. D’ici là, payez l’ancienne somme.',
    dependsOn: 'ce qui a changé depuis',
  },
}
