/** The Japanese words of Italy: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'it.sender.intrum': collector('Intrum Italy'),
  'it.sender.dovalue': collector('doValue'),
  'it.sender.amco': collector('AMCO'),
  'it.sender.ifis': collector('Ifis Npl'),
  'it.sender.kruk': collector('Kruk Italia'),
  'it.sender.prelios': collector('Prelios Credit Servicing'),
  'it.sender.cerved': collector('Cerved Credit Management'),
  'it.sender.mbcredit': collector('MBCredit Solutions（Revalea）'),
  'it.sender.axactor': collector('Axactor Italy'),
  'it.sender.fire': collector('Fire S.p.A.'),
  'it.sender.ge-ri': collector('Ge.Ri. Gestione Rischi'),
  'it.sender.hoist': collector('Hoist Italia'),
  'it.sender.europa-factor': collector('Europa Factor'),
  'it.sender.advancing': collector('Advancing Trade'),
  'it.sender.enel': energyFirm('Enel Energia'),
  'it.sender.plenitude': energyFirm('Eni Plenitude'),
  'it.sender.a2a': energyFirm('A2A Energia'),
  'it.sender.edison': energyFirm('Edison Energia'),
  'it.sender.hera': energyFirm('Hera Comm'),
  'it.sender.iren': energyFirm('Iren Mercato'),
  'it.sender.acea': energyFirm('Acea Energia'),
  'it.sender.sorgenia': energyFirm('Sorgenia'),
  'it.sender.tim': phoneFirm('TIM'),
  'it.sender.fastweb': phoneFirm('Fastweb + Vodafone'),
  'it.sender.windtre': phoneFirm('WINDTRE'),
  'it.sender.iliad': phoneFirm('Iliad'),
  'it.sender.sky': phoneFirm('Sky Italia'),
  'it.sender.ader': {
    says: 'Agenzia delle entrate-Riscossioneは、国、INPS、多くの町のために集めます。裁判官はいりませんが、不服を申し立て、最高84回に分けて払えます。',
  },
  'it.sender.entrate': {
    says: 'Agenzia delle Entrateは税務署です。答える、合意する、不服を申し立てることができます。支払いのリンクは送りません。',
  },
  'it.sender.inps': {
    says: 'INPSは年金と給付を払い、払いすぎた分を返すよう求めます。',
  },
  'it.sender.tribunale': {
    says: 'TribunaleまたはGiudice di paceは裁判所です。書類は本物で、最後の日があります。',
  },
  'it.sender.findomestic': lender('Findomestic'),
  'it.sender.agos': lender('Agos'),
  'it.sender.compass': lender('Compass Banca'),
}

function collector(name: string): RowWords {
  return {
    says: `${name}は、債権を取り立てるか買う民間の会社です。裁判所ではありません。支払いを求められますが、あなたは証拠を求められます。`,
  }
}

function energyFirm(name: string): RowWords {
  return {
    says: `${name}は、電気かガスを売る民間の会社です。止められるのは、ARERAの手順に従ったときだけです。`,
  }
}

function phoneFirm(name: string): RowWords {
  return {
    says: `${name}は、電話とネットの民間の会社です。争いは、無料のConciliaWebに申し立てられます。`,
  }
}

function lender(name: string): RowWords {
  return {
    says: `${name}はお金を貸す会社です。利率（TAEG）とすべての手数料を確かめてください。苦情の後、ABFに行けます。`,
  }
}
