/** Demands to stop: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_JA: Words = {
  'gb.stop.want': {
    says: '3つのことを探してください。やめること、署名を求める約束、求めるお金です。',
  },
  'gb.stop.rights': {
    says: '相手の文に署名しなくてもかまいません。証拠を求め、相談し、自分の言葉を申し出られます。',
  },
  'gb.stop.reality': {
    says: 'これは弁護士からで、裁判所からではありません。やめる、払うと命じられるのは裁判官だけです。でも裁判は高くつくので、放っておかないでください。',
  },
  'gb.stop.who': {
    says: 'この弁護士は相手のために働いています。書いてあるのは相手の見方です。',
  },
  'gb.stop.not-yet': {
    says: 'この手紙だけでは何も強制できません。相手はまず裁判所に行く必要があり、あなたはそこで話せます。',
  },
  'gb.stop.step-keep': {
    says: '今日の投稿、ページ、品の写しを日付つきで残してください。変えるかどうかは、その後で決めます。',
  },
  'gb.stop.step-sign': {
    says: 'まだ約束に署名せず、払わないでください。署名すると何年もしばられることがあります。',
  },
  'gb.stop.step-advice': {
    says: '期限の前に法律の相談を受けてください。保険や組合が弁護士代を払うか確かめます。',
  },
  'gb.stop.step-answer': {
    says: '期限までに短く答えてください。手紙を受け取った、何も認めない、相談中、と書きます。',
  },
  'gb.stop.step-pause': {
    says: '相談する間、投稿を下げてもかまいません。それで何も認めないと伝えてください。',
  },
  'gb.stop.step-register': {
    says: '無料の公の登録簿で商標を調べてください。だれの物か、いつからか、どの品のものかを見ます。',
  },
  'gb.stop.right-harm': {
    says: 'ひどい害を与えたか与えそうな言葉だけが、名誉毀損（libel）です。会社は大きな金銭の損を示す必要があります。',
  },
  'gb.stop.right-truth': {
    says: '言葉が本当か、本当の事実についての正直な意見なら、それで身を守れます。',
  },
  'gb.stop.right-year': {
    says: '名誉毀損（libel）の訴えの期限は1年です。出した日から数えます。',
  },
  'gb.stop.right-mark': {
    says: '自分の名前や、品を説明するふつうの言葉は、正直な使い方なら使えます。',
  },
  'gb.stop.option-help': {
    says: '弁護士は、相手に理があるかを言い、返事を書けます。',
    title: '期限の前に法律の相談を受ける',
    cost: '最初の相談は定額のことが多い。保険も見てください。',
    time: '今週。',
    risk: '期限までに答えれば、ありません。',
    bestFor: '約束への署名を求められた方。',
  },
  'gb.stop.option-dispute': {
    says: 'なぜまちがいかを数行で書き、証拠を求めます。',
    title: '断り、理由を言う',
    cost: '書くだけなら無料。',
    time: '相手の期限の前。',
    risk: '相手が裁判にし、高くつくことがあります。',
    bestFor: '言葉が本当、または使い方が正直な方。',
  },
  'gb.stop.option-comply': {
    says: '下げるか名前を変え、自分の言葉で短い約束を申し出ます。',
    title: '何も認めずにやめる',
    cost: '変えるのにかかる費用。',
    time: '数日。',
    risk: 'それでも費用を求められることがあります。',
    bestFor: '争う価値がないと思う方。',
  },
  'gb.stop.warn-costs': {
    says: '名誉毀損や商標の裁判はとても高くつきます。署名する前、断る前に、法律の相談を受けてください。',
  },
}
