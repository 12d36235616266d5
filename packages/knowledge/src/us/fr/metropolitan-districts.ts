/** Notices of Colorado’s metropolitan districts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_FR: Words = {
  'us.metro-district.want': {
    says: 'Le district dit qu’une clause ou une règle d’aspect n’a pas été suivie. Il veut que vous y remédiiez, sinon une amende peut suivre.',
  },
  'us.metro-district.reality': {
    says: 'Un metropolitan district est une autorité locale, pas un club de propriétaires. Il ne peut faire respecter que les clauses qui lient votre maison.',
  },
  'us.metro-district.right-hearing': {
    says: 'Au Colorado, le district doit avoir une règle écrite avec une liste d’amendes. Vous devez recevoir un avis et pouvoir être entendu de façon équitable.',
  },
  'us.metro-district.right-home': {
    says: 'Il ne peut pas faire saisir votre maison (foreclose) pour des amendes ou frais impayés. Si un tribunal ne voit aucune faute, il ne peut pas vous facturer son avocat.',
  },
  'us.metro-district.step-right': {
    says: 'Remédiez-y avant la date et gardez une photo datée. Si vous n’êtes pas d’accord, demandez par écrit la clause, leur photo, la règle des amendes et une audience.',
  },
  'us.metro-district.ask-fine': {
    says: 'Au Colorado, un metropolitan district ne peut infliger une amende que selon sa règle écrite et sa liste, après un avis et la possibilité d’être entendu équitablement. Demandez par écrit la clause, la règle, la preuve et une audience. Corrigez ce qui est vrai et gardez des photos datées. Il ne peut pas faire saisir votre maison pour des amendes ou frais.',
    dependsOn: 'la clause, et si le district a suivi sa propre règle',
  },
}
