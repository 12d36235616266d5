/** Questions about a collector at the door, and about debts that may be too old: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_JA: Words = {
  'gb.ask-debt.take-car': {
    says: '取立て会社（debt collector）は、車も物も取れません。できるのは執行官（bailiff）だけで、普通の借金では、あなたが払わなかった裁判所の判決が必要です。',
  },
  'gb.ask-debt.let-in': {
    says: '取立て会社（debt collector）を家に入れたり、話したりする必要はありません。帰るように言えば、帰らなければなりません。執行官（bailiff）ではありません。',
  },
  'gb.ask-debt.let-in-scotland': {
    says: '取立て会社（debt collector）は家に入ることができず、物も取れません。スコットランドで強制できるのは執行官（sheriff officers）だけで、裁判所の命令の後だけです。',
  },
  'gb.ask-debt.let-in-ni': {
    says: '取立て会社（debt collector）は家に入ることができず、物も取れません。強制できるのはEnforcement of Judgments Officeだけで、判決の後だけです。',
  },
  'gb.ask-debt.too-old': {
    says: 'ほとんどの借金では、裁判の請求（court claim）を始められるのは6年間です。終わる前に払うか署名して認めると、数え直しになります。期間内に出た判決（judgment）は、このようには終わりません。',
    dependsOn: '最後に払った日や書面で認めた日と、判決（judgment）がもうあるか',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'スコットランドでは、ほとんどの借金は5年で消えます。その間に支払いも、書面で認めることも、裁判もない場合です。その後は払う義務がありません。地方税（council tax）と裁判所の命令はもっと長いです。',
    dependsOn: 'この5年間に払ったか、書面で認めたか、裁判になったか',
  },
  'gb.ask-debt.too-old-ni': {
    says: '北アイルランドでは、ほとんどの借金で6年間です。終わる前に払うか署名して認めると、数え直しになります。',
    dependsOn: '最後に払った日や書面で認めた日',
  },
}
