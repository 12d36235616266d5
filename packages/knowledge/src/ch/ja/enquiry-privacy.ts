/** Questions about pictures, data and calls that advertise: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_JA: Words = {
  'ch.ask.my-picture': {
    says: '自分の写真は自分で決められます。日付と住所が写った画面を保存してください。相手と運営会社に、期限を決めて削除を書面で求めます。裁判所は早く命じられ、お金も認められます。性的な画像、脅し、ゆすりは犯罪です。警察に行き、決して払わないでください。',
  },
  'ch.ask.my-data': {
    says: '身分証の写しを付けて、自分のどんな情報を持っているかを会社に書面でたずねましょう。30日以内に、普通は無料で答える義務があります。誤りを直し、不要な情報を消してもらえます。断られたら民事裁判所へ。連邦のデータ保護官（EDÖB、PFPDT）が助言します。',
  },
  'ch.ask.ad-calls': {
    says: '電話帳で番号に星印（*）があるか、番号が載っておらず、その会社と取引したことがなければ、こうした電話は禁止です。日付と番号を控え、SECOにオンラインで知らせましょう。電話会社は無料の迷惑電話対策を用意しなければなりません。電話では何にも同意しないでください。',
  },
}
