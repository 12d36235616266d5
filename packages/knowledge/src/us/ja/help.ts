/** The Japanese words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_JA: Words = {
  'us.help.legal-aid': {
    does: '収入の低い人のために、あなたの郡の無料の法律扶助の事務所を探します。',
  },
  'us.help.lawhelp': { does: '州ごとの無料の法律の案内、用紙、法律扶助の事務所があります。' },
  'us.help.211': {
    does: '2-1-1に電話すると、家賃、請求、食べ物、法律相談の地元の助けが、昼も夜も分かります。',
  },
  'us.help.nfcc': { does: '借金と家計をいっしょに見てくれる、非営利の相談員を探します。' },
  'us.help.cfpb': { does: '取立て会社、銀行、貸し手、信用情報への苦情を受け、会社に送ります。' },
  'us.help.state-ag': {
    does: '会社への苦情を受ける、あなたの州の司法長官と消費者の窓口を探します。',
  },
  'us.help.hud': {
    does: '家賃、立ち退き、住宅ローンについて、近くの認められた相談員から、無料か安く助言を受けられます。',
  },
  'us.help.fair-housing': {
    does: '人種、性別、宗教、家族、障害を理由に大家がひどい扱いをしたとき、苦情を受けます。',
  },
  'us.help.wage-hour': {
    does: '未払いの給料、チップ、残業代、家族休暇について、無料で秘密を守って助けます。',
  },
  'us.help.eeoc': {
    does: '職場の差別と嫌がらせの申立てを受けます。180日か300日の期限があります。',
  },
  'us.help.nlrb': { does: '給料や労働条件のために仲間と行動して仕事を失ったとき、助けます。' },
  'us.help.ebsa': { does: '職場の健康保険と年金、COBRA、断られた請求について、無料で助けます。' },
  'us.help.taxpayer-advocate': {
    does: 'IRSの中の無料で独立した部署です。税金の問題で生活が苦しいときに助けます。',
  },
  'us.help.litc': {
    does: '収入の低い人のために、IRSとの争いを、無料かほぼ無料で弁護士が手伝います。',
  },
  'us.help.ssa': { does: '不服の申立て、免除の申請、返す額を下げる申請を受けます。' },
  'us.help.no-surprises': {
    does: '思いがけない医療の請求への苦情を受け、あなたの権利を説明します。',
  },
  'us.help.insurance-department': {
    does: '保険会社への苦情を受ける、あなたの州の役所を探します。',
  },
  'us.help.fcc': {
    does: '電話、インターネット、テレビの請求と自動電話への苦情を受けます。会社は30日以内に答えなければなりません。',
  },
  'us.help.ftc-fraud': { does: '詐欺や悪い商売の報告を受け、次にすることを教えます。' },
  'us.help.identity-theft': {
    does: 'だれかがあなたの名前を使ったとき、報告書と手順の計画を作ります。',
  },
  'us.help.lawyer-referral': { does: 'あなたの州の弁護士紹介と、無料の法律の回答を探します。' },
  'us.help.988': {
    does: 'つらすぎるときは、昼も夜も、988に電話かテキストをしてください。無料です。',
  },
}
