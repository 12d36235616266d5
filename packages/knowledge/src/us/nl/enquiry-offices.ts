/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_NL: Words = {
  'us.ask-life.voucher': {
    says: 'Vraag schriftelijk om de hoorzitting, uiterlijk op de dag in de brief, en vraag uw dossier te zien. Uw hulp hoort meestal door te gaan tot de hoorzitting.',
  },
  'us.ask-life.va-decision': {
    says: 'U hebt een jaar. Stuur nieuw bewijs (supplemental claim), vraag om een hogere beoordeling (higher-level review), of ga naar de Board. Een organisatie voor veteranen helpt gratis.',
  },
  'us.ask-life.jury': {
    says: 'Antwoord uiterlijk op de datum. U kunt het meestal één keer uitstellen, of vragen om niet te hoeven bij grote moeite of zorg. Uw werkgever mag u er niet om ontslaan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Federale leningen kunnen worden kwijtgescholden na tien jaar openbare dienst, bij blijvende handicap, of als de school sloot. Vraag het gratis aan op studentaid.gov. Particuliere leningen meestal niet.',
    dependsOn: 'de soort lening en soort werk',
  },
  'us.ask-life.medical-records': {
    says: 'U kunt uw gegevens krijgen, meestal binnen 30 dagen en voor een redelijke prijs. Zij mogen ze niet vasthouden om een onbetaalde rekening. Klaag bij het HHS Office for Civil Rights.',
  },
}
