/** The Italian words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_IT: Words = {
  'us.public.right-code': {
    says: 'La città deve dire la regola, darle tempo per rimediare e lasciarla fare ricorso o essere ascoltato prima che una multa sia definitiva.',
  },
  'us.public.right-code-fine': {
    says: 'Una multa non può essere fuori misura. Prima servono un avviso e un’udienza.',
  },
  'us.public.want-code': {
    says: 'La città dice che la Sua proprietà viola una regola, e vuole che rimedi entro un giorno.',
  },
  'us.public.step-code': {
    says: 'Se può, rimedi e mandi foto. Se le serve tempo o non è d’accordo, lo chieda per iscritto prima della data.',
  },
  'us.public.option-code': {
    says: 'Chieda alla città più tempo o un’udienza.',
    title: 'Chiedere tempo o un’udienza',
    cost: 'Gratis o una piccola tassa',
    time: 'Entro la data nell’avviso',
    risk: 'Le multe giornaliere possono continuare. Chieda che intanto si fermino.',
    bestFor: 'Non può rimediare in tempo o non è vero.',
  },
}
