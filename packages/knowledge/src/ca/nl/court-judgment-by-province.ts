/** The Dutch words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_NL: Words = {
  'ca.judged.on-wages': {
    says: 'In Ontario is 80% van uw nettoloon veilig voor de meeste schuldeisers. Bij alimentatie is het de helft.',
  },
  'ca.judged.bc-wages': {
    says: 'In British Columbia is 70% van uw nettoloon veilig voor de meeste schuldeisers.',
  },
  'ca.judged.qc-wages': {
    says: 'In Québec is op een basisdeel van uw loon geen beslag mogelijk. Van de rest kunnen ze 30% nemen.',
  },
  'ca.judged.qc-revoke': {
    says: 'In Québec kunt u vragen een vonnis bij verstek (default judgment) te vernietigen, binnen 30 dagen nadat u ervan hoorde.',
  },
  'ca.judged.on-setaside': {
    says: 'In Ontario kunt u de rechter vragen een vonnis bij verstek (default judgment) in te trekken. U hebt een verweer met kans en een goede reden nodig, en u moet snel zijn.',
  },
  'ca.judged.on-goods': {
    says: 'In Ontario zijn kleren, huisraad, gereedschap voor uw werk en een auto veilig tot bepaalde waarden.',
  },
  'ca.judged.bc-goods': {
    says: 'In British Columbia zijn kleren, huisraad, gereedschap en een auto veilig tot bepaalde waarden.',
  },
  'ca.judged.ab-safe': {
    says: 'In Alberta zijn een deel van uw loon, eten, kleren, huisraad, gereedschap en een auto veilig tot bepaalde waarden. Alleen een civil enforcement agency mag beslag leggen.',
  },
  'ca.judged.sk-safe': {
    says: 'In Saskatchewan zijn een deel van uw loon en de dingen die een huis nodig heeft veilig. Alleen de sheriff mag beslag leggen.',
  },
  'ca.judged.mb-wages': {
    says: 'In Manitoba kunnen de meeste schuldeisers hoogstens 30% van uw loon nemen.',
  },
}
