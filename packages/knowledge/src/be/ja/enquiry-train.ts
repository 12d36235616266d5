/** The Japanese words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_JA: Words = {
  'be.ask.train-late': {
    says: '欧州の法律では、60分以上の遅れで運賃の25％、2時間以上で50％が戻ります。定期券で遅れが多いときの決まりもあります。日付と切符を付けて、早めにSNCB（NMBS）のサイトで求めてください。断られたら、鉄道のオンブズマン（Ombudsrail）が無料で助けます。',
  },
}
