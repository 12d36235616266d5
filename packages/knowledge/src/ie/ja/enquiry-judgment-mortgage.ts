/** Questions about a judgment registered on a home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_JA: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'それだけで家は売られません。借金があなたの持分に付き、売却か借り換えの時に払われます。強制的に売るには債権者がもう一度裁判所に行く必要があり、特に家族の家では裁判官が断ったり待ったりできます。配偶者の持分には及びません。書面で申し出て、MABS（0818 07 2000）へ。毎回出廷を。',
  },
}
