/** The Japanese words of the Netherlands: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'nl.sender.cjib': {
    says: 'CJIBは、国のために罰金を集めます。遅れた罰金を上げることも、分割を認めることもできます。',
    nextStep: '期日の前に、不服を申し立てる、払う、または分割を頼む。',
  },
  'nl.sender.belastingdienst': {
    says: '税務署（Belastingdienst）です。正式な命令の後に差し押さえができ、時間をくれることもあります。',
    nextStep: '期日の前に、異議を出すか時間を頼む。',
  },
  'nl.sender.uwv': {
    says: 'UWVは、仕事のない人や病気の人に給付金を払います。決定には異議を出せます。',
    nextStep: '同意できないなら、6週間以内に異議を出す。',
  },
  'nl.sender.cak': {
    says: '滞納が長いとき、CAKが健康保険料を集めます。',
    nextStep: '保険会社と分割を決める。',
  },
  'nl.sender.intrum': {
    says: 'Intrumは取立て会社です。裁判所ではなく、自分では何も差し押さえできません。',
    nextStep: '借金と費用を確かめ、次に手紙を書く。',
  },
}
