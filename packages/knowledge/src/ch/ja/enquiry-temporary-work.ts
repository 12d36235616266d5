/** Questions about notice in temporary work: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_JA: Words = {
  'ch.ask.temporary-work': {
    says: '期限のない派遣では、予告は最初の3か月が2営業日、4〜6か月目が7日、その後1か月です。即日は短すぎ、会社はその日数の給料を払います。期限付きなら多くは終わりまで続きます。派遣の労働協約は病気の時の権利を加えます。書面で請求し、すぐRAVに登録してください。',
    dependsOn: '期間と期限の有無',
  },
}
