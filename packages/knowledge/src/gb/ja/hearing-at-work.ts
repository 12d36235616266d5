/** A hearing, a warning or a suspension at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_JA: Words = {
  'gb.hearing.not-yet': {
    says: 'あなたの話を聞く前に決めるべきではありません。手紙の「重大な非行（gross misconduct）」は主張で、まだ認められていません。',
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
  'gb.warning.not-yet': {
    says: 'この警告だけで仕事は終わりません。解雇するには、別の理由と新しい聴聞が必要です。',
  },
  'gb.warning.reality': {
    says: '警告には期間があります。過ぎれば、多くの場合もう考慮されないはずです。',
  },
  'gb.warning.right-appeal': {
    says: '警告には不服を言えます。会合で話を聞き、できる限り別の人が決めるべきです。',
  },
  'gb.warning.right-companion': {
    says: '不服の会合には、同僚か組合の人を連れて行けます。',
  },
  'gb.warning.right-content': {
    says: '何が悪く、何をいつまでに変え、いつまで有効で、次に何がありうるかを示す必要があります。',
  },
  'gb.warning.right-data': {
    says: 'あなたについてのメモや証言を求められます。無料で、1か月以内に答える義務があります。',
  },
  'gb.warning.step-appeal': {
    says: '不服申立ての最終日を探してください。短い文で足ります。"I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: '期限が過ぎましたか。それでも申し立て、遅れた理由を書いてください。まだ見てもらえることがあります。',
  },
  'gb.warning.step-diary': {
    says: '正当な求めには応じ、日誌を付けてください。研修や勤務時間など、要る助けは書面で伝えます。',
  },
  'gb.warning.option-appeal': {
    says: '事実、進め方、他の人への軽い扱いなど、何がおかしいかを言います。',
    title: '警告に不服を申し立てる',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。申立てで重くなるべきではありません。',
    bestFor: '警告が誤り、または重すぎる方。',
  },
  'gb.warning.option-note': {
    says: '今は受け入れ、あなたの短い書面を一緒に保管するよう頼みます。',
    title: '自分の書面を付けて受け入れる',
    cost: '無料。',
    time: '数日。',
    risk: '警告は期間中残ります。',
    bestFor: '警告がもっとも、または穏やかに済ませたい方。',
  },
  'gb.warning.insight-later': {
    says: '後で解雇になっても、審判所（tribunal）は、争われなかった警告をめったに見直しません。',
    actionable: '誤りなら、数行でも今申し立ててください。',
  },
  'gb.suspension.not-yet': {
    says: '自宅待機（suspension）は罰ではなく、何も証明しません。解雇の前には、公平な調査と聴聞が必要です。',
  },
  'gb.suspension.reality': {
    says: '今は事実を調べる段階です。職場に戻るか、聴聞に呼ばれるかのどちらかです。',
  },
  'gb.suspension.right-pay': {
    says: '契約にはっきり別の定めがない限り、賃金は全額で、休暇も続きます。',
  },
  'gb.suspension.right-short': {
    says: '期間はできるだけ短くし、続ける必要があるか見直すべきです。',
  },
  'gb.suspension.right-cause': {
    says: '待機には正当な理由が必要です。その間、別の仕事や別の場所で働けないか聞けます。',
  },
  'gb.suspension.know-interview': {
    says: '事実を調べるだけの面談には、付き添いの法律上の権利はありません。それでも頼んでみてください。',
  },
  'gb.suspension.step-rules': {
    says: '手紙の決まりを守り、出社せず、勤務時間中は連絡が取れるようにします。組合や相談員とはいつでも話せます。',
  },
  'gb.suspension.step-ask': {
    says: '何についてか、いつまでか、いつ見直すか、だれに連絡できるかを書面で聞いてください。',
  },
  'gb.suspension.step-account': {
    says: '日付と名前を入れて、自分の説明を今書いてください。味方になるメールや人も挙げます。',
  },
  'gb.suspension.option-object': {
    says: '苦情（grievance）を書き、待機が不要な理由と、別の仕事の申し出を述べます。',
    title: '待機に異議を言う',
    cost: '無料。',
    time: '数週間。',
    risk: '落ち着いて書けば低い。',
    bestFor: '必要がない、または長すぎる方。',
  },
  'gb.suspension.option-prepare': {
    says: '時間を使って証拠を集め、組合と話し、質問には正直に答えます。',
    title: '答えを準備する',
    cost: '無料。',
    time: '数時間。',
    risk: '手紙で禁じられていれば同僚に連絡しないでください。',
    bestFor: '聴聞がありそうな方。',
  },
  'gb.suspension.warn-files': {
    says: '会社のファイルを自分に送ったり、メッセージを消したりしないでください。それだけで職を失うことがあります。',
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
