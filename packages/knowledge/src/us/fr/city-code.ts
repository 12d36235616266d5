/** The French words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_FR: Words = {
  'us.public.right-code': {
    says: 'La ville doit nommer la règle, vous donner du temps pour réparer, et vous laisser faire appel ou être entendu avant qu’une amende soit définitive.',
  },
  'us.public.right-code-fine': {
    says: 'Une amende ne doit pas être bien trop haute, et elle demande un avis et une audience.',
  },
  'us.public.want-code': {
    says: 'La ville dit que votre propriété ne respecte pas une règle, et veut que ce soit réparé avant un jour.',
  },
  'us.public.step-code': {
    says: 'Réparez si vous pouvez et envoyez des photos. Si vous avez besoin de temps ou n’êtes pas d’accord, demandez-le par écrit avant la date.',
  },
  'us.public.option-code': {
    says: 'Demandez à la ville plus de temps ou une audience.',
    title: 'Demander du temps ou une audience',
    cost: 'Gratuit ou de petits frais',
    time: 'Au plus tard à la date indiquée dans l’avis',
    risk: 'Les amendes par jour peuvent continuer. Demandez qu’elles s’arrêtent pendant ce temps.',
    bestFor: 'Vous ne pouvez pas réparer à temps ou ce n’est pas vrai.',
  },
}
