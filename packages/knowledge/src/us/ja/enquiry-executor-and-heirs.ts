/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_JA: Words = {
  'us.fact.executor-tells-nothing': {
    says: '遺言執行者（executor）は相続人全員のために働き、財産の一覧を作って報告する義務があります。マサチューセッツなど多くの州では、一覧の期限は3か月です。検認裁判所（probate court）で記録を見てください。全部の報告とあなたの分の日を書面で求めてください。遺言で受け取る分のために、取り決めに署名する必要はありません。何も来なければ、報告の命令か解任を裁判所に求めてください。',
  },
  'us.fact.nobody-named-yet': {
    says: '裁判所が遺産を扱う人を任命するまで、誰も物を持ち出したり分けたりできません。遺言に書かれた人も同じです。その人が断れば、相続人は誰でもその役目を求められ、ほかの人はすぐ異議を出せます。ニュージャージーでは Surrogate に caveat を出します。多くの州では、遺言を持つ人は裁判所に提出しなければなりません。全部を一覧にし、写真を撮ってください。持ち出された物は返還を求めるか、その人の取り分に数えられます。',
  },
  'us.fact.taken-while-alive': {
    says: '本人が生きている間、executor に権限はありません。物はまだ本人のもので、あげられるのは本人だけです。できるなら、親にそれを書いてもらってください。今すぐ一覧を作り、写真を撮ってください。委任状のある人は、すべてを本人のために使う義務があります。病気の人から取るのは虐待（elder abuse）になりえます。1-800-677-1116 に電話してください。亡くなった後は遺言が有効で、相続人は売却と平等な分配を求められます。',
  },
}
