/** The meeting before a dismissal or a sanction (entretien préalable): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_JA: Words = {
  'fr.job.want-invite': {
    says: '雇い主が、決める前の話し合いに、あなたを呼んでいます。まだ解雇されていません。',
  },
  'fr.job.not-yet': {
    says: '話し合いの場で解雇はできません。手紙を送れるのは、早くても2営業日後です。',
  },
  'fr.job.know-adviser': {
    says: '会社に従業員の代表がいなければ、無料の外の助言者（conseiller du salarié）が一緒に行けます。',
    learnMore: '名簿は町役場と労働の役所にあります。呼出しにそう書かなければなりません。',
  },
  'fr.job.step-invite': {
    says: '同僚か助言者と、話し合いに行ってください。聞き、書きとめ、そこでは何にも署名しないでください。',
  },
  'fr.job.step-invite-check': {
    says: '日を数えてください。手紙を受け取ってから話し合いまで、丸5営業日がなければなりません。',
  },
  'fr.job.right-meeting': {
    says: '先に、少なくとも5営業日前に呼ばれ、だれかと一緒に話し合う権利があります。',
  },
  'fr.job.right-sanction-meeting': {
    says: '仕事に関わる罰の前に、話し合いに呼ばなければなりません。同僚を連れて行け、理由は書面で示さなければなりません。',
  },
  'fr.job.right-two-months': {
    says: '2か月より前から知っている過失を、罰してはいけません。厳しすぎる罰は、裁判官が取り消せます。不当な解雇なら、お金を受けられます。',
  },
  'fr.job.element-meeting': {
    says: '先に話し合いがなければなりません。',
    name: '前の話し合い',
    ifMissing: '話し合いのことが見つかりません。なかったなら、最大で月給1か月分を受けられます。',
  },
  'fr.job.element-adviser': {
    says: '呼出しには、だれかを連れて来てよいと書かなければなりません。',
    name: 'だれかを連れて来てよいこと',
    ifMissing:
      'だれかを連れて来てよいという説明が見つかりません。書きとめてください。これで、お金を受けられることがあります。',
  },
}
