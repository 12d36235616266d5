/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_JA: Words = {
  'gb.ask-work.written-statement': {
    says: '紙の契約がなくても権利があります。会社は、最初の日かその前に、主な条件を書面で渡さなければなりません。書面で求めてください。',
  },
  'gb.ask-work.zero-hours': {
    says: '時間の保証のない契約（zero hours contract）でも、最低賃金、休暇の支払い、休憩があります。仕事を断り、ほかで働けます。それで罰を与えてはいけません。',
  },
  'gb.ask-work.breaks': {
    says: '18歳以上なら、6時間より長く働くと20分の休憩があります。1日に11時間の休みと、週に1日の休みがあります。同意していなければ、平均で週48時間までです。',
    dependsOn: 'あなたの年齢と働く時間',
  },
  'gb.ask-work.change-contract': {
    says: '会社は、契約にはっきりした定めがない限り、ほとんどの場合、同意なしに賃金、時間、曜日を変えられません。同意しないなら、すぐ書面でそう言い、「抗議しながら」（under protest）働き、足りない賃金を求めてください。会社は予告して契約を終わらせ、新しい契約を示すことがあります。それは解雇で、不当なことがあります。署名や退職の前に Acas（0300 123 1100）に電話してください。',
  },
  'gb.ask-work.flexible': {
    says: '1日目から、12か月に2回、柔軟な働き方（flexible working）を求められます。会社は断る前に話し合い、仕事上の理由を示し、2か月以内に答えなければなりません。',
  },
  'gb.ask-work.agency': {
    says: '自分で働かなければならず、相手が仕事を管理しているなら、おそらく働き手（worker）です。その場合、最低賃金、休暇の支払い、休憩があります。',
    dependsOn: '呼び名ではなく、実際の働き方',
  },
  'gb.ask-work.ni-self-employed': {
    says: '自分で働かなければならず、相手が仕事を管理しているなら、賃金と休暇の権利がある働き手（worker）かもしれません。Labour Relations Agencyの03300 555 300に無料で電話してください。期限は3か月のことが多いです。',
    dependsOn: '呼び名ではなく、実際の働き方',
  },
}
