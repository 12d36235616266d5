/** What people believe of a home without papers, of green cards, the police and custody: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATUS_FR: Words = {
  'us.fact.no-written-lease': {
    says: 'Un bail oral compte aussi. Si vous payez au mois, il court le plus souvent de mois en mois. Pour le finir, le propriétaire doit d’abord écrire, dans beaucoup d’États 30 jours avant ou plus. Ensuite seul un juge peut vous faire partir ; changer les serrures est interdit presque partout. Les règles sur les réparations et la caution valent pour vous. Gardez la preuve de chaque loyer payé.',
  },
  'us.fact.green-card-lost': {
    says: 'Une green card peut se perdre : pour certains délits (drogue, vol, violence), pour fraude, pour avoir voté ou dit être citoyen, et pour avoir vécu trop longtemps à l’étranger. Un immigration judge doit d’abord décider, et vous pouvez avoir un avocat. Ne signez aucun papier qui y renonce (Form I-407). Avant de plaider coupable, demandez à un avocat en immigration.',
  },
  'us.fact.spouse-green-card': {
    says: 'Le mariage seul ne donne pas de green card. Votre époux dépose d’abord le Form I-130. Entré légalement, vous pouvez le plus souvent déposer ici le Form I-485 en même temps ; sinon, voyez un avocat avant de partir ou de déposer. D’ici là, vous ne travaillez qu’avec un permis. Mariés depuis moins de deux ans alors ? La carte dure deux ans : Form I-751 dans les 90 derniers jours. Un faux mariage est un crime.',
  },
  'us.fact.show-id': {
    says: 'Au volant, vous devez montrer votre permis. À pied, il ne faut le plus souvent aucun papier. Dans environ la moitié des États, vous devez dire votre nom si la police a une vraie raison de vous soupçonner. Demandez : « Am I free to go? » Pour le reste, vous pouvez vous taire. Ne donnez jamais un faux nom. Si vous n’êtes pas citoyen et avez 18 ans ou plus, la loi fédérale veut que vous ayez vos papiers d’enregistrement.',
    dependsOn: 'ce qu’ils soupçonnent, et si vous conduisez',
  },
  'us.fact.custody-no-preference': {
    says: 'Aucun État ne préfère par la loi la mère ou le père. Le juge demande ce qui est le mieux pour l’enfant : qui s’en occupe, l’école, la sécurité, et qui le laisse voir l’autre parent. Si vous n’étiez pas mariés, le père doit parfois d’abord être reconnu par un formulaire ou un juge. Continuez à voir l’enfant, notez les jours, et demandez au self-help center du tribunal un parenting plan.',
  },
}
