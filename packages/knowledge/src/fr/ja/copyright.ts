/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'fr.other.copy-want-arcom': {
    says: 'Arcomが、あなたのネット回線から作品が共有されたと警告しています。払うのではなく、回線を安全にするよう求めています。',
  },
  'fr.other.copy-want-photo': {
    says: 'だれかが、あなたが許しなく写真などの作品を使ったと言い、お金を求めています。',
  },
  'fr.other.copy-who': {
    says: 'Arcomは公の機関です。手紙やメールでお金を求めることは決してありません。',
  },
  'fr.other.copy-who-private': {
    says: 'このような手紙は、ほとんどの場合、写真の会社のために動く会社から来ます。裁判所ではありません。',
  },
  'fr.other.copy-reality': {
    says: '警告は罰金ではありません。くり返した後で初めて、裁判官が€1,500まで罰金を科せます。',
  },
  'fr.other.copy-reality-photo': {
    says: '作品が独自のもので、権利を持ち、損害がいくらかを、相手が示さなければなりません。最初の金額はよく高いです。',
  },
  'fr.other.copy-rights': {
    says: '証拠と詳しいことを求め、あなたの側を伝えられます。',
  },
  'fr.other.copy-not-yet': {
    says: '裁判官なしに、払わせることはできません。',
  },
  'fr.other.copy-step-secure': {
    says: 'wifiのパスワードを変え、家の人と話し、共有のソフトを消してください。',
  },
  'fr.other.copy-step-remove': {
    says: '写真を消し、何が、どこに、どれだけ長く載っていたかを保存してください。',
  },
  'fr.other.copy-step-proof': {
    says: '権利、使用、金額の証拠を求めてください。まだ何にも署名しません。',
  },
  'fr.other.copy-step-advice': {
    says: 'お金を求められたら、point-justice（3039）か弁護士に相談してください。',
  },
  'fr.other.copy-right-proof': {
    says: '求める側が証明しなければなりません。',
  },
  'fr.other.copy-right-details': {
    says: 'どの作品のことかArcomに聞き、意見を送る権利があります。',
  },
  'fr.other.copy-option-proof': {
    says: '書いて、証拠を求め、あなたの側を伝えます。確かでないことは、何も認めません。',
    title: '証拠と詳しいことを求める',
    cost: '何もかかりません。',
    time: '1時間。',
    risk: '小さいです。',
    bestFor: '何のことか、はっきりしないとき。',
  },
  'fr.other.copy-option-deal': {
    says: '使ったのなら、ふつうの市場の使用料を申し出ます。',
    title: 'ふつうの使用料を申し出る',
    cost: '使用料。',
    time: '数通の手紙。',
    risk: '相手が断り、裁判所に行くことがあります。',
    bestFor: '写真を使い、それが相手のもののとき。',
  },
}
