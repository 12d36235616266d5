/** Rights of who gets a council penalty charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_JA: Words = {
  'gb.pcn.right-grace': {
    says: '役所の駐車場所では、認められた時間を10分より長く過ぎるまで、反則金はかかりません。',
  },
  'gb.pcn.right-discount': {
    says: '14日以内に払うと安くなります。14日は、通知が車に置かれた日か、渡された日から始まります。',
  },
  'gb.pcn.right-discount-post': {
    says: 'カメラの通知が郵便で届いた場合、割引の額は、届いたとみなす日から21日続きます。',
  },
  'gb.pcn.right-appeal': {
    says: '断りの通知（notice of rejection）から28日以内に、審判所（tribunal）に不服を申し立てられます。無料で、費用を払わされることはほとんどありません。',
  },
  'gb.pcn.right-compelling': {
    says: '決まりを破っていても、取消しを役所に頼めます。急な病気など、強い理由を書いてください。',
  },
  'gb.pcn.right-evidence': {
    says: '役所がもとにする写真、映像、メモを見られます。オンラインで見せる役所が多いです。',
  },
  'gb.pcn.right-camera': {
    says: 'カメラを使えるのは、一部の駐車の決まりだけです。バス停、バスレーン、学校の標示、赤い線の道（red routes）などです。',
  },
  'gb.pcn.right-statement': {
    says: '決まった理由のどれかで、陳述書（witness statement）を出せます。例えば、通知が届かなかった、答えがなかった場合です。',
  },
  'gb.pcn.right-order-and-signs': {
    says: '自治体がその規則を使うには、交通命令(traffic order)と、はっきり示す標識が必要です。場所を確かめてください。命令の誤りや標識の不備は、取消しの理由になります。',
  },
  'gb.pcn.right-no-answer': {
    says: '正式な通知の後に期限内に書面を出し、56日以内に返事がなかったですか。その場合、自治体は取り消さなければなりません。今、そして次の書式でもそう伝えてください。',
  },
}
