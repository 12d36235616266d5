/** The French words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_FR: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'Au Texas, une association doit d’abord vous écrire, donner un temps juste pour réparer, et vous laisser demander une audience. Demandez-en une par écrit dans les 30 jours.',
    dependsOn: 'si vous avez eu un avis écrit et pouviez demander une audience',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Elle doit vous prévenir 14 jours avant et vous entendre devant un comité de propriétaires. En Floride, une amende de moins de 1 000 $ ne peut pas devenir un droit sur votre maison (lien).',
    dependsOn: 'les papiers de l’association et si vous avez eu une audience',
  },
  'us.ask-home.hoa-fine': {
    says: 'Elle peut vous donner une amende seulement comme ses papiers et la loi de votre État le permettent, le plus souvent après un avis et une audience. Demandez la règle par écrit et une audience.',
    dependsOn: 'votre État et les papiers de l’association',
  },
  'us.story.hoa-limits': {
    says: 'Des règles fédérales protègent les petites antennes et le drapeau américain, et beaucoup d’États protègent les panneaux solaires. Des limites justes de lieu et de taille sont permises. Demandez la règle écrite et une audience.',
    dependsOn: 'votre État et la règle',
  },
  'us.story.hoa-change': {
    says: 'Elle ne peut refuser que selon une règle de ses papiers, appliquée équitablement et à tous. Demandez par écrit la règle, la raison et comment obtenir un réexamen. La Californie, par exemple, exige une raison écrite et un second examen en séance ouverte. Photographiez les travaux semblables admis. Ne démolissez rien et ne continuez pas avant une réponse écrite.',
    dependsOn: 'les papiers de l’association et votre État',
  },
}
