/** Questions about a dismissal after two years or more, with no warning or meeting: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_JA: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: '2年以上なら不当解雇を訴えられます。会社は公正な理由と手順（書面の指摘、聴聞、異議）を示す必要があり、なければ多くは不当です。今すぐ書面で異議を出し、14日以内に示すべき理由を求めてください。予告手当も求めます。期限の前にAcas（0300 123 1100）へ。',
  },
}
