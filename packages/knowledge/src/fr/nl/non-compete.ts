/** The Dutch words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_NL: Words = {
  'fr.noncompete.want': {
    says: 'Een vroegere werkgever zegt dat een beding uw nieuwe werk verbiedt (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Zo’n beding geldt alleen als het een echt belang beschermt en grenzen heeft in tijd en plaats. Het moet u werk in uw vak laten, en zij moeten u ervoor betalen. Zonder betaling is het nietig.',
  },
  'fr.noncompete.right-sum': {
    says: 'Een rechter kan een veel te hoge boete verlagen, ook uit zichzelf. Betaalden zij niet wat zij u schuldig zijn? Vraag het schriftelijk: betalen zij dan nog niet, dan bent u meestal vrij.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Ze mogen er alleen van afzien binnen de termijn van contract of cao, uiterlijk bij uw vertrek. Daarna blijven ze het geld schuldig.',
  },
  'fr.noncompete.step': {
    says: 'Lees het beding: duur, plaats, vak, geld. Antwoord op tijd schriftelijk en vraag vakbond of advocaat voordat u weggaat. De prud’hommes beslist.',
  },
}
