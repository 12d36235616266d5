/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_JA: Words = {
  'gb.hearing.not-yet': {
    says: 'あなたの話を聞く前に決めるべきではありません。手紙にあるあなたへの非難は主張で、まだ認められていません。',
  },
  'gb.hearing.reality': {
    says: '結果は、処分なし、警告、解雇のどれかです。あなたの説明や証拠で変わることがあります。',
  },
  'gb.hearing.right-case': {
    says: '何をしたとされ、どうなりうるかを、証拠と準備の時間とともに書面で知らせる必要があります。',
  },
  'gb.hearing.right-answer': {
    says: '聴聞では、各点に答え、自分の証拠を示し、質問し、見ていた人を挙げられます。',
  },
  'gb.hearing.right-companion-speaks': {
    says: '付き添いは、あなたのために話し、二人で相談できますが、代わりに答えることはできません。',
  },
  'gb.hearing.right-appeal': {
    says: '不利な決定なら、社内で不服を申し立てられます。できる限り、別の人が審査すべきです。',
  },
  'gb.hearing.step-proof': {
    says: '使うメモ、証言、規則をすべて、今日書面で求めてください。遅れて届いたら、日を変えるよう頼みます。',
  },
  'gb.hearing.step-account': {
    says: '何があったかを、覚えているうちに順に書いてください。見た人、メッセージ、これまでの良い勤務も加えます。',
  },
  'gb.hearing.step-companion': {
    says: '同僚か組合の人に同席を頼み、だれが来るかを会社に伝えてください。',
  },
  'gb.hearing.option-answer': {
    says: '書いた説明、証拠、付き添いとともに出席します。正しい点は認め、理由を述べ、公平な結果を言います。',
    title: '聴聞で答える',
    cost: '無料。',
    time: '準備に数時間。',
    risk: '正当な理由なく欠席すると、あなた抜きで決められることがあります。',
    bestFor: '仕事を続けたい方。',
  },
  'gb.hearing.option-later': {
    says: '付き添いが来られないなら、5営業日以内の別の日を挙げれば、会社は変更する義務があります。病気なら診断書を付けて頼みます。',
    title: '日を変えるよう頼む',
    cost: '無料。',
    time: '短い連絡。',
    risk: '他の理由なら断られることがあります。',
    bestFor: '本人や付き添いが出られない、証拠が遅れた方。',
  },
  'gb.at-work.warn-resign': {
    says: '勢いで辞めないでください。請求の権利や、しばらくの間の給付を失うことがあります。',
  },
  'gb.at-work.right-adjust': {
    says: '障害があれば、時間を増やす、休憩、会合での助けなど、公平な配慮をする義務があります。長い病気も当てはまることがあります。',
  },
  'gb.at-work.right-equal': {
    says: '年齢、性別、人種、障害、妊娠、宗教、だれを愛するかを理由に不利に扱えません。初日からです。',
  },
  'gb.at-work.know-2027': {
    says: '2027年1月1日からは、6か月働けば不当解雇を訴えられます。それまでは2年必要です。',
  },
  'gb.at-work.step-help': {
    says: '労働組合に相談するか、無料の Acas に電話してください。やり取りは全部控えを残します。',
  },
  'gb.at-work.right-steps-ni': {
    says: '北アイルランドでは、解雇には書面、面談、不服申立ての機会が必要です。なければ、多くの場合不当解雇です。',
  },
  'gb.hearing.right-companion-ni': {
    says: '同僚か組合の人を連れて行けます。来られないなら、5営業日以内の別の時を挙げられます。',
  },
  'gb.at-work.step-ni': {
    says: '何があったかを書き、証拠を集めてください。Labour Relations Agency に無料で電話できます。',
  },
  'gb.at-work.option-ni': {
    says: '各点に書面と面談で答え、証拠を出し、不利な決定なら不服を申し立てます。',
    title: '答え、必要なら不服を言う',
    cost: '無料。',
    time: '数週間。',
    risk: '不服を申し立てないと、後で得るお金が減ることがあります。',
    bestFor: '職と評価を守りたい方。',
  },
  'gb.hearing.not-yet-ni': {
    says: 'あなたと会って話を聞く前に決めるべきではありません。',
  },
  'gb.at-work.reality-ni': {
    says: 'この書面で仕事は終わりません。今の説明と証拠が、この先を決めることがあります。',
  },
  'gb.at-work.right-written-ni': {
    says: '職を失うおそれのある面談の前に、何をしたとされるかと根拠を書面で知らせる義務があります。',
  },
  'gb.at-work.right-appeal-ni': {
    says: '決定には不服を言えます。最終日を聞き、短い申立てを期限内に送ってください。',
  },
  'gb.at-work.step-ask-ni': {
    says: '使うメモ、証言、規則をすべて書面で求めてください。',
  },
  'gb.hearing.right-companion': {
    says: '同僚か組合の人を連れて行けます。来られないなら、5営業日以内の別の時を挙げられます。',
  },
}
