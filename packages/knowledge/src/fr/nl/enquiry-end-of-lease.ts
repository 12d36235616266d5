/** Questions about the end of a lease: notice, exit check and deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Gemeubileerd: één maand. Leeg: drie maanden. Of één in een krap gebied (zone tendue), na baanverlies, bij een eerste baan, om gezondheid of met RSA.',
    dependsOn: 'waar ze is en waarom u vertrekt',
  },
  'fr.ask-home.deposit': {
    says: 'De waarborg moet binnen één maand terug als de controle bij vertrek klopt met die bij aankomst, anders binnen twee. Te laat: 10% van de huur extra voor elke begonnen maand.',
    dependsOn: 'de controle bij vertrek (état des lieux)',
  },
  'fr.ask-home.exit-check': {
    says: 'Vergelijk de controle bij vertrek (état des lieux) met die bij aankomst. U betaalt schade, geen slijtage door ouderdom. Vraag offertes of rekeningen, en ga dan naar de gratis verzoeningscommissie (CDC).',
  },
}
