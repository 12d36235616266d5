/** The Japanese words of Spain: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'es.sender.iberdrola': energyFirm('Iberdrola'),
  'es.sender.endesa': energyFirm('Endesa'),
  'es.sender.naturgy': energyFirm('Naturgy'),
  'es.sender.totalenergies': energyFirm('TotalEnergies'),
  'es.sender.repsol': energyFirm('Repsol'),
  'es.sender.movistar': phoneFirm('Movistar（Telefónica）'),
  'es.sender.masorange': phoneFirm('Orange、Yoigo、MásMóvil'),
  'es.sender.vodafone': phoneFirm('Vodafone'),
  'es.sender.digi': phoneFirm('DIGI'),
  'es.sender.aeat': {
    says: 'Agencia Tributariaは税金を集めます。裁判官なしに差し押さえができますが、不服を申し立て、分割を頼めます。書類はCSVコードで、公式のサイトで確かめてください。',
  },
  'es.sender.tgss': {
    says: 'Tesorería General de la Seguridad Socialは、社会保険のお金を集めます。裁判官なしに差し押さえができますが、不服を申し立て、分割を頼めます。',
  },
  'es.sender.sepe': {
    says: 'SEPEは失業給付を払い、払いすぎた分を返すよう求めます。',
  },
  'es.sender.dgt': {
    says: 'Dirección General de Tráficoは国の交通の役所です。本物の罰金は、郵便、DEHú、miDGTで来ます。携帯のメッセージの支払いのリンクで来ることはありません。',
  },
  'es.sender.juzgado': {
    says: 'JuzgadoまたはTribunal de Instanciaは裁判所です。書類は本物で、最後の日があります。迷うなら、事件番号を用意して電話してください。',
  },
  'es.sender.wizink': {
    says: 'WiZink Bankは、毎月払いのクレジットカード（revolving）で知られる銀行です。利率（TAE）を確かめてください。',
  },
  'es.sender.cofidis': {
    says: 'Cofidisは買い物のお金を貸します。利率（TAE）とすべての手数料を確かめてください。',
  },
}

function energyFirm(name: string): RowWords {
  return {
    says: `${name}は、電気かガスを売る民間の会社です。止められるのは、法律の手順に従ったときだけです。`,
  }
}

function phoneFirm(name: string): RowWords {
  return {
    says: `${name}は、電話とネットの民間の会社です。争いは、公の電話の窓口（OAUT）に無料で申し立てられます。`,
  }
}
