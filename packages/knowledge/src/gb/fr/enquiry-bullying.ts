/** Questions of people who are bullied at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_FR: Words = {
  'gb.ask-work.bullied': {
    says: 'Aucune loi n’interdit le harcèlement sous ce nom, mais votre employeur doit vous protéger et agir. Notez chaque fois, ce qui est dit et qui l’a vu. Parlez-en, puis envoyez une plainte écrite (grievance). Si c’est lié à l’âge, au sexe, à l’origine, au handicap ou à la religion, c’est interdit : appelez vite Acas, le délai est court. Ne démissionnez pas sans conseil.',
  },
}
