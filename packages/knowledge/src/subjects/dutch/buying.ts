/** How people tell of buying and paying for services in Dutch. */
import type { SubjectsOf } from '../subject.ts'

export const BUYING: SubjectsOf<
  | 'supply'
  | 'bill'
  | 'bank'
  | 'fraud'
  | 'insurance'
  | 'journey'
  | 'contract'
  | 'works'
  | 'care'
  | 'record'
  | 'licence'
  | 'car'
> = {
  supply: {
    says: [
      'energierekening',
      'stroom',
      'stroomrekening',
      'gasrekening',
      'energieleverancier',
      'energiecontract',
      'energiebedrijf',
      'meterstand',
      'jaarafrekening',
      'elektriciteit',
      'elektriciteitsfactuur',
      'energiefactuur',
      'waterrekening',
      'netbeheerder',
      'slimme meter',
      'voorschotfactuur',
    ],
  },
  bill: {
    says: [
      'energierekening',
      'stroomrekening',
      'gasrekening',
      'energiefactuur',
      'elektriciteitsfactuur',
      'waterrekening',
      'meterstand',
      'jaarafrekening',
      'afsluiten van stroom',
      'afgesloten',
      'slotfactuur',
      'eindafrekening',
    ],
  },
  bank: {
    says: [
      'rekening gesloten',
      'rekening zonder reden',
      'mijn rekening geblokkeerd',
      'rekening geblokkeerd',
      'rekening opgezegd',
      'basisbankrekening',
      'bankrekening opgezegd',
      'rood staan',
    ],
  },
  fraud: {
    says: [
      'oplichting',
      'oplichter',
      'oplichters',
      'fraude',
      'phishing',
      'bankhelpdeskfraude',
      'helpdeskfraude',
      'spoofing',
      'namens mijn bank',
      'van de bank gebeld',
      'gehackt',
      'identiteitsfraude',
      'op mijn naam',
      'niet toegestaan',
      'nepwebshop',
      'whatsappfraude',
    ],
  },
  insurance: {
    says: [
      'verzekering',
      'verzekeraar',
      'verzekeringsmaatschappij',
      'polis',
      'inboedelverzekering',
      'autoverzekering',
      'waterschade',
      'zorgverzekeraar',
      'reisverzekering',
      'ziekenfonds',
      'mutualiteit',
    ],
  },
  journey: {
    says: [
      'vlucht',
      'vluchten',
      'luchtvaartmaatschappij',
      'vliegtuig',
      'luchthaven',
      'vliegveld',
      'bagage',
      'koffer',
      'trein',
      'pakketreis',
      'reisbureau',
      'hotel',
      'ns',
    ],
  },
  contract: {
    says: [
      'mijn internet',
      'internetabonnement',
      'internetcontract',
      'internetprovider',
      'provider',
      'telefoonabonnement',
      'abonnement',
      'abonnementen',
      'kpn',
      'ziggo',
      'proximus',
      'telenet',
      'sportschool',
      'fitness',
      'lidmaatschap',
    ],
  },
  works: {
    says: [
      'aannemer',
      'loodgieter',
      'elektricien',
      'schilder',
      'dakdekker',
      'verbouwing',
      'keuken',
      'klusbedrijf',
      'bouwbedrijf',
    ],
  },
  care: {
    says: [
      'ziekenhuis',
      'ziekenhuisrekening',
      'ziekenhuisfactuur',
      'tandarts',
      'verpleeghuis',
      'rusthuis',
      'ambulance',
    ],
  },
  record: {
    says: ['bkr', 'bkr-registratie', 'bkr registratie', 'kredietcentrale', 'zwarte lijst'],
  },
  licence: {
    says: ['buma', 'sena', 'buma stemra', 'sabam', 'unisono'],
  },
  car: {
    says: [
      'tweedehands auto',
      'tweedehandsauto',
      'tweedehands wagen',
      'occasion',
      'autodealer',
      'autobedrijf',
      'garage',
      'versnellingsbak',
      'particuliere verkoper',
      'marktplaats',
    ],
  },
}
