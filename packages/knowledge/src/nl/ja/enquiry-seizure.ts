/** Questions about what a bailiff may take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_JA: Words = {
  'nl.ask.seize': {
    says: '取立て会社は、差し押さえも、家に入ることもできません。できるのは、判決か命令を持つ執行官（deurwaarder）だけです。',
  },
  'nl.ask.wages': {
    says: '判決か命令（vonnis、dwangbevel）があなたに送達されたときだけできます。写しを求めてください。そのときも、収入の一部は残ります（beslagvrije voet）。uwbeslagvrijevoet.nlで確かめてください。金額が違うのに執行官が直さないときは、裁判官に頼めます。',
  },
  'nl.ask.bailiff-enter': {
    says: '判決や命令なしに、執行官（deurwaarder）は入れません。それがあっても、あなたが開けないなら、警察官か公務員がいる必要があります。命令などを見せるよう求めてください。',
  },
  'nl.ask.bailiff-car': {
    dependsOn: '判決があるか',
    says: '判決があれば、執行官は車や高い物を差し押さえられます。生活と仕事に必要な物は、ある程度守られます。売っても費用にもならないときは、差し押さえられません。仕事や世話で車が必要な理由を書いてください。',
  },
  'nl.ask.bailiff-letter': {
    says: 'まず何の書類か見てください。督促はお願いにすぎません。呼出状（dagvaarding）はその日までに返事が必要です。支払命令の後はふつう2日です。判決と費用の明細を求め、分割を申し出てください。',
  },
  'nl.ask.free-foot': {
    says: '執行官が取れない収入の部分です。世帯や家族、家賃や医療の費用で決まります。uwbeslagvrijevoet.nlで確かめ、誤りは直してもらってください。',
  },
}
