/** The Japanese words of Italy: guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_JA: Words = {
  'it.guide.step-debt-dates': {
    says: '日付を探してください。裁判所の書類には最後の日があります。支払命令なら40日、警告（precetto）なら10日です。それを先に片づけます。',
  },
  'it.guide.step-debt-check': {
    says: '払ったり認めたりする前に、あなたの借金か、額が正しいか、最後にいつ払ったかを確かめてください。',
  },
  'it.guide.step-debt-priority': {
    says: 'すべての借金の一覧を作ってください。家賃か住宅ローン、電気、ガス、税金を一番上に置きます。',
  },
  'it.guide.step-debt-advice': {
    says: '消費者団体、危機の相談所（OCC）、または無料の弁護士に相談してください。',
  },
  'it.guide.right-debt-proof': {
    says: '借金と、だれが債権を持つかの証拠を見る権利があります。',
  },
  'it.guide.right-debt-fifth': {
    says: '普通の借金で取れるのは、給料の最高5分の1です。',
  },
  'it.guide.right-debt-lawyer': {
    says: '収入が少なければ、無料の弁護士を頼めます。',
  },
  'it.guide.debt-title': {
    says: '民間の債権者は、裁判所の命令と警告（precetto）なしに差し押さえできません。',
  },
  'it.guide.debt-old': {
    says: '借金は古すぎることがあります。電気、ガス、水道は2年、家賃と電話は5年、ローンは10年です。',
  },
  'it.guide.option-debt-dispute': {
    title: '証拠を求める',
    says: '手紙で、契約書、額、債権の持ち主を求めます。',
    cost: '書留かPEC。',
    time: '1時間。',
    risk: '何も認めなければ、小さいです。',
    bestFor: '借金に疑問があるとき。',
  },
  'it.guide.option-debt-plan': {
    title: '計画を提案する',
    says: '払える額を提案し、書面で同意をもらいます。',
    cost: '提案した額。',
    time: '数日。',
    risk: '借金を認めることになります。',
    bestFor: '払う義務があるとき。',
  },
  'it.guide.option-debt-occ': {
    title: '危機の相談所（OCC）に行く',
    says: '裁判官は、計画を決めるか、借金を消せます。',
    cost: '手数料。計画に入ることが多いです。',
    time: '数か月。',
    risk: 'すべての借金と財産を伝える必要があります。',
    bestFor: '全部は払えないとき。',
  },
  'it.guide.step-home-read': {
    says: '賃貸契約を探してください。日付、期間、家賃、登録されているかを見ます。',
  },
  'it.guide.step-home-pay': {
    says: '家賃を期日どおり、銀行振込で払い続けてください。',
  },
  'it.guide.step-home-write': {
    says: '書留かPECで家主に書いてください。',
  },
  'it.guide.step-home-union': {
    says: '借り手の組合と町に助けを求めてください。',
  },
  'it.guide.right-home-judge': {
    says: '家を失うのは、裁判官の決定があるときだけです。',
  },
  'it.guide.right-home-term': {
    says: '自由な契約は4年と4年、協定の契約は3年と2年続きます。',
  },
  'it.guide.right-home-repair': {
    says: '家主は大きい修理をしなければなりません。',
  },
  'it.guide.home-locks': {
    says: '家主は、鍵を変えたり、電気や水を止めたりしてはいけません。',
  },
  'it.guide.home-grace': {
    says: '家賃による立ち退きでは、払うまで最長90日を裁判官に頼めます。',
  },
  'it.guide.option-home-dispute': {
    title: '家主に手紙を書く',
    says: '法律があなたに何を認め、何を求めるかを書きます。',
    cost: '書留。',
    time: '1時間。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '家主が決まりを破ったとき。',
  },
  'it.guide.option-home-deal': {
    title: '合意する',
    says: '守れる計画か日を書面で提案します。',
    cost: '合意した額。',
    time: '数日。',
    risk: '約束を守る必要があります。',
    bestFor: '家賃の滞納がある、または引っ越したいとき。',
  },
  'it.guide.option-home-help': {
    title: '助けを受ける',
    says: '借り手の組合、町、または無料の弁護士です。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
  'it.guide.step-work-dates': {
    says: '手紙を受け取った日を書きとめてください。解雇を争うのは60日、指摘に答えるのは5日です。',
  },
  'it.guide.step-work-sign': {
    says: '「per ricevuta」と日付だけを書いて署名してください。権利の放棄に署名しないでください。',
  },
  'it.guide.step-work-papers': {
    says: '契約書、給与明細、メッセージ、証人の名前を集めてください。',
  },
  'it.guide.step-work-union': {
    says: '今週、労働組合、patronato、または労働の弁護士に相談してください。',
  },
  'it.guide.right-work-letter': {
    says: '解雇は、理由を付けた書面でなければなりません。',
  },
  'it.guide.right-work-naspi': {
    says: 'どの解雇の後も、68日以内にNASpI（失業給付）を申し込めます。',
  },
  'it.guide.right-work-tfr': {
    says: '理由に関係なく、TFR（退職金）と取らなかった休暇の分を受け取れます。',
  },
  'it.guide.work-resign': {
    says: '紙で辞めさせることはだれにもできません。辞職はオンラインだけで効力があります。',
  },
  'it.guide.option-work-claim': {
    title: '書面で争う',
    says: '書留かPECの短い手紙で足ります。',
    cost: '書留。',
    time: '60日。',
    risk: '180日以内にもう一度動く必要があります。',
    bestFor: '同意できないとき。',
  },
  'it.guide.option-work-talk': {
    title: '労働組合か労働局で合意する',
    says: 'そこでの合意は、両方にとって安全です。',
    cost: '無料か少し。',
    time: '数週間。',
    risk: '後で変えられません。',
    bestFor: 'お金か新しい始まりを望むとき。',
  },
  'it.guide.option-work-help': {
    title: '助けを受ける',
    says: '労働組合か無料の弁護士が確かめます。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'it.guide.step-buy-write': {
    says: '書留かPECで会社に書いてください。何が起き、何を、いつまでに求めるかです。',
  },
  'it.guide.step-buy-papers': {
    says: '契約書、請求書、メッセージ、写真を集めてください。',
  },
  'it.guide.step-buy-bank': {
    says: '払った後で詐欺だと思うなら、先に銀行に電話してください。',
  },
  'it.guide.step-buy-adr': {
    says: '答えがありませんか。消費者団体、ARERA、またはAGCOMに調停を頼んでください。',
  },
  'it.guide.right-buy-withdraw': {
    says: '離れた相手から買いましたか。ほとんどの場合、14日以内に取り消せます。',
  },
  'it.guide.right-buy-guarantee': {
    says: '品物には、売り手による2年の法定保証があります。',
  },
  'it.guide.right-buy-unfair': {
    says: '不公正な条項に従う必要はありません。',
  },
  'it.guide.buy-no-force': {
    says: '会社は、裁判官なしに、無理にお金を取れません。',
  },
  'it.guide.option-buy-complain': {
    title: '苦情を出す',
    says: 'まず会社、次に調停です。',
    cost: '手紙の代金。',
    time: '1か月。',
    risk: 'ありません。',
    bestFor: '会社がまちがっている、または答えないとき。',
  },
  'it.guide.option-buy-cancel': {
    title: '取り消す',
    says: 'はっきりした取消しを書面で送ります。',
    cost: '送料がかかることがあります。',
    time: '14日。',
    risk: '対象外の品物もあります。',
    bestFor: '離れた相手から買ったとき。',
  },
  'it.guide.option-buy-court': {
    title: '治安判事（giudice di pace）に行く',
    says: '€1,100まで、自分だけで行けます。',
    cost: '少しの手数料。',
    time: '数か月。',
    risk: '負けることがあります。',
    bestFor: 'ほかの方法がだめだったとき。',
  },
}
