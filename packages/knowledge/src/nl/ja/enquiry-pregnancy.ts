/** Questions about dismissal and pregnancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_JA: Words = {
  'nl.ask.pregnant': {
    says: '妊娠中と休みの後6週間は、雇い主は解雇できません。期間のある契約は終わることがありますが、妊娠のためなら差別です。理由を書面で求め、2か月以内に裁判官に行ってください。',
  },
}
