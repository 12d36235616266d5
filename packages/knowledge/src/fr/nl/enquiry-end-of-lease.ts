/** Questions about the end of a lease: notice, exit check and deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Gemeubileerd: één maand. Leeg: drie maanden, of één in een gespannen zone (zone tendue), na verlies van werk, bij een eerste baan, om gezondheid of met RSA. Noem de reden in de aangetekende brief en stuur het bewijs mee. Anders gelden drie maanden.',
    dependsOn: 'waar ze is en waarom u vertrekt',
  },
  'fr.ask-home.deposit': {
    says: 'Ze moet terug binnen een maand na de sleutels als de staat bij vertrek klopt met die bij aankomst, anders binnen twee. Te laat: 10 % van de huur extra per begonnen maand. In een gedeeld gebouw mag tot 20 % wachten op de jaarafrekening. Vraag aangetekend. Ga dan naar de gratis commissie (CDC) en daarna naar de rechter, zonder advocaat.',
  },
  'fr.ask-home.exit-check': {
    says: 'Vergelijk de controle bij vertrek (état des lieux) met die bij aankomst. U betaalt schade, geen slijtage door ouderdom. Vraag offertes of rekeningen, en ga dan naar de gratis verzoeningscommissie (CDC).',
  },
}
