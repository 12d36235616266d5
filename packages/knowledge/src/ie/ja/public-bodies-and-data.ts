/** Japanese: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_JA: Words = {
  'ie.data-copy.right': {
    says: 'データの写しは無料で、1か月以内にもらえます。難しいときはさらに2か月かかることがあります。本人かどうか調べられますが、求めすぎてはいけません。',
  },
  'ie.data-copy.wants': { says: 'あなたのデータの写しの求めに答えています。' },
  'ie.data-copy.step': {
    says: 'どの規則によるのか書面で聞き、他の人に関係ない物を全部求めます。次に Data Protection Commission に無料で申し立てます。',
  },
  'ie.board.wants': {
    says: 'けががあなたのせいだという人がいます。Board は請求を評価してよいか聞いています。',
  },
  'ie.board.right-choice': {
    says: '評価に同意するか、90日で決めます。同意しても落ち度を認めたことになりません。黙っていると同意になります。',
  },
  'ie.board.step': {
    says: '今日手紙を保険会社に送り、何も認めないでください。何が起きたかを、名前と写真と一緒に書きとめます。',
  },
  'ie.instalment.right-change': {
    says: '続けられないときは、分割払いの命令（instalment order）を変えるよう District Court に頼みます。刑務所は、払えるのに払わない人だけで、法律扶助つきの審理の後です。',
  },
  'ie.broadband.right-leave': {
    says: '契約の縛りは24か月までです。約束よりずっと悪いままか、条件が変わったら、無料でやめられます。',
  },
  'ie.broadband.right-service': {
    says: 'サービスは注意深く、約束どおりでなければなりません。違えば、直すかお金を返すよう求められます。',
  },
  'ie.need.wants': { says: '障害のためにあなたや子どもに必要な物を調べることについての手紙です。' },
  'ie.need.right-time': {
    says: '申請から3か月以内に始め、さらに3か月以内に終える必要があります。守らなければ苦情を言えます。',
  },
  'ie.need.step': {
    says: '今すぐ HSE の苦情の係（complaints officer）に苦情を送ります。その後訴えができ、Circuit Court は決まった事を守らせられます。',
  },
  'ie.bully.right': {
    says: '雇い主はいじめから守り、苦情を調べる必要があります。それを理由に罰せません。やめる前に書面で苦情を言います。',
  },
  'ie.couple.right-share': {
    says: '5年、子どもがいれば2年一緒に暮らした人は、分け前や支えを裁判所に求められます。亡くなった後は、遺産の許可から6か月以内です。',
  },
  'ie.couple.answer': {
    says: '遺言がなければ、結婚していない相手は自動では何も受け継ぎません。5年、子どもがいれば2年一緒なら、裁判所に分け前を求められます。遺産の許可から6か月以内です。',
  },
  'ie.work.right-short-service': {
    says: '勤めて1年未満でも、Workplace Relations Commission に争いを持ち込めます。その意見は雇い主を縛りません。妊娠、差別、不正の通報を理由にした解雇は、初日から違法です。',
  },
}
