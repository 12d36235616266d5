/** The Japanese words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_JA: Words = {
  'de.penal-order.want': {
    says: '刑事の裁判所が、審理なしに、書面であなたに罰を科しています（Strafbefehl）。',
  },
  'de.penal-order.warning': {
    says: '2週間の後は、判決と同じになり、前科になることがあります。今すぐ、刑事の弁護士に電話してください。',
  },
  'de.penal-order.deadline': {
    says: '異議（Einspruch）を出すために、黄色い封筒にある日から2週間あります。',
    action: '命令を出した裁判所に異議（Einspruch）を送る',
    consequence: '罰は、判決のように確定します。',
  },
  'de.penal-order.right-object': {
    says: '理由なしに異議を出せます。その後、審理があります。1日あたりの金額（Tagessatz）だけに異議を出すこともできます。',
  },
  'de.penal-order.right-parts': {
    says: '正しいが一度には多すぎるなら、分割払いや、代わりに働くことを、検察官に求められます。',
  },
  'de.penal-order.step': {
    says: '封筒の日を書きとめてください。何か説明する前に、弁護士を通して記録を見ます。異議は後で取り下げられます。',
  },
  'de.penal-order.option': {
    says: '裁判所に、「異議を出します」、事件番号、日付、署名を書きます。',
    title: '罰の命令に異議を出す',
    cost: '送るのは無料。負けると費用',
    time: '2週間',
    risk: '審理の後、罰が重くなることがあります。',
    bestFor: 'あなたがしていない、または金額が収入に合わないとき。',
  },
  'de.penal-order.who': {
    says: '刑事裁判所からの書類です。検察庁(Staatsanwaltschaft)が求めました。',
  },
  'de.penal-order.reality': {
    says: 'まだ裁判は開かれていません。期限までに異議を出せば、確定する前に裁判官が話を聞きます。',
  },
  'de.penal-order.rights': {
    says: '異議を出すこと、事件について黙っていること、弁護士に記録を見てもらうことができます。',
  },
  'de.penal-order.not-yet': {
    says: '刑は、確定する前には執行されません。期限までの異議で止まります。',
  },
  'de.penal-order.know-record': {
    says: '90日分までの罰金は、ほかに記録がなければ、普通は証明書(Führungszeugnis)に載りません。',
  },
  'de.penal-order.right-restore': {
    says: '自分のせいでなく2週間を過ぎましたか。妨げがなくなって1週間以内に、裁判所に原状回復(Wiedereinsetzung)を求め、同じ手紙で異議を出してください。',
  },
  'de.penal-order.step-object': {
    says: '間違っている、または重すぎますか。「異議を申し立てます(Einspruch)」と事件番号、名前を書き、署名してください。2週間以内に裁判所に届く必要があります。',
  },
  'de.penal-order.option-rate': {
    title: '1日あたりの額だけに異議を出す',
    says: '1日の額だけに異議があると書き、手取り収入の証明を送ります。',
    cost: '送るのは無料',
    time: '2週間',
    risk: '事件と日数はそのまま残ります。',
    bestFor: '事件は本当だが、収入が思われているより少ない。',
  },
  'de.penal-order.option-help': {
    title: '刑事弁護士に聞く',
    says: '弁護士が記録を見て、異議を出す意味があるかを教えます。',
    cost: '費用がかかります。相談料を先に聞いてください。',
    time: '2週間以内',
    risk: '見つからなければ、自分で期限までに異議を出してください。',
    bestFor: '運転禁止や前科の記録がかかっている。',
  },
}
