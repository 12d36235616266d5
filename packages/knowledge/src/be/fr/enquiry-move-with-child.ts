/** Questions about a parent who moves away with the child: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_FR: Words = {
  'be.ask.move-child': {
    says: 'Les deux parents décident où vit un enfant, ou le tribunal de la famille. Un jugement sur l’hébergement lie : personne ne peut partir loin avec l’enfant sans oui écrit ou nouveau jugement. Écrivez vite votre désaccord. Une simple lettre au greffe ramène l’affaire, vite si c’est urgent. Le tribunal regarde le bien de l’enfant et répartit les trajets. À l’étranger : Child Focus (116 000).',
  },
  'be.ask.equal-stay': {
    says: 'Sans accord, le tribunal de la famille décide. Si vous demandez l’hébergement égalitaire, il doit l’examiner en priorité. Il peut décider autrement si c’est mieux pour l’enfant, et doit dire pourquoi. Il regarde l’âge, la distance, l’école, la façon dont vous vous parlez. Un enfant dès 12 ans est invité à être entendu. Essayez d’abord la médiation. Une requête au tribunal suffit, même sans avocat ; l’aide juridique peut être gratuite.',
  },
}
