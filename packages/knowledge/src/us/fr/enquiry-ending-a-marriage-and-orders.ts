/** The French words of the rows in ../enquiry-ending-a-marriage-and-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_FR: Words = {
  'us.fact.divorce-alone': {
    says: 'Vous pouvez presque toujours demander le divorce dans l’État où vous vivez depuis assez longtemps, souvent six mois, même si l’autre ne signe pas. Seule la demande commune (appelée parfois dissolution) exige les deux. Le tribunal fait remettre les papiers. Sans réponse, il peut prononcer le divorce sans l’autre. Sans enfants et avec peu de biens, les formulaires du tribunal suffisent souvent. Legal aid peut aider.',
  },
  'us.fact.child-chooses-parent': {
    says: 'Un enfant ne décide pas seul : l’ordonnance vaut jusqu’à ce qu’un juge la change. Mais les juges écoutent les plus grands, souvent dès 12 à 14 ans. Le parent peut demander au tribunal de la famille de changer la garde et montrer ce qui ne va pas. Parlez à l’école ou à un médecin de ce qui se passe à la maison. En cas de violence ou de peur : Childhelp, 1-800-422-4453. Si vous pensez à vous faire du mal : 988.',
  },
  'us.state.ms.ask-child-chooses-parent': {
    says: 'Un enfant ne décide pas seul : l’ordonnance vaut jusqu’à ce que la chancery court la change. Mais au Mississippi le juge peut tenir compte du souhait d’un enfant de 12 ans ou plus, si les deux parents sont aptes. Le parent demande le changement et montre ce qui a changé et nuit à l’enfant. Jusque-là, ne pas y aller peut valoir au parent un contempt. En cas de violence ou de peur : Childhelp, 1-800-422-4453. Idées de se faire du mal : 988.',
  },
  'us.fact.order-for-whom': {
    says: 'Il y en a deux sortes. L’ordonnance pour violence domestique vaut pour la famille, les partenaires, les ex et le plus souvent les parents d’un enfant. Pour les autres, la plupart des États en ont une autre : harcèlement civil, stalking ou agression sexuelle. Il faut des menaces, du stalking ou un harcèlement répété. Chacun demande la sienne ; demandez au greffe le formulaire et les frais, souvent supprimés. Apportez enregistrements et messages. En danger : 911.',
  },
  'us.fact.grown-child-summoned': {
    says: 'Dès 18 ans aucun tribunal ne peut vous obliger à voir ou appeler un parent. Mais n’ignorez pas une citation : écrivez au tribunal ou allez-y, dites que vous avez 18 ans. Pour les plus jeunes, le juge cherche leur intérêt et les écoute ; le parent chez qui ils vivent doit répondre à temps. Si ce contact vous fait peur, demandez une ordonnance de protection. Une action pour maltraitance a des délais selon l’État. RAINN : 1-800-656-4673.',
  },
}
