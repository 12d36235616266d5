/** How people tell of a home in Dutch. */
import type { SubjectsOf } from '../subject.ts'

export const HOME: SubjectsOf<
  | 'renting'
  | 'neighbour'
  | 'owner'
  | 'homeless'
  | 'letting'
  | 'deposit'
  | 'repair'
  | 'moving'
  | 'rent'
> = {
  renting: {
    says: [
      'verhuurder',
      'huisbaas',
      'huurder',
      'huur',
      'huurwoning',
      'huurcontract',
      'huurovereenkomst',
      'huurhuis',
      'woningcorporatie',
      'corporatie',
      'sociale huisvesting',
      'kamer',
      'gehuurd',
      'huurprijs',
      'huurappartement',
      'syndicus van de verhuurder',
    ],
  },
  neighbour: {
    says: [
      'geluidsoverlast',
      'burenlawaai',
      'lawaai',
      'geluid',
      'blaft',
      'blaffen',
      'harde muziek',
      'schutting',
      'erfgrens',
      'grens',
      'haag',
      'heg',
      'op mijn grond',
      'hond van de buren',
      'burenruzie',
      'burenhinder',
    ],
  },
  owner: {
    says: [
      'ik ben eigenaar',
      'vve',
      'vereniging van eigenaren',
      'syndicus',
      'mede-eigendom',
      'mede-eigenaars',
      'servicekosten vve',
      'huis gekocht',
      'woning gekocht',
      'koopwoning',
      'koopcontract',
      'appartement gekocht',
      'hypotheek',
    ],
  },
  homeless: {
    says: [
      'dakloos',
      'daklozen',
      'slapen op straat',
      'vannacht moet slapen',
      'op straat',
      'nachtopvang',
      'partner heeft mij buitengezet',
      'urgentie',
      'sociale woning',
      'noodopvang',
    ],
  },
  letting: {
    says: ['mijn huurder', 'mijn huurders', 'ik ben verhuurder', 'ik verhuur', 'kraker', 'krakers'],
  },
  deposit: {
    says: ['borg', 'waarborgsom', 'huurwaarborg', 'waarborg', 'borgsom'],
  },
  repair: {
    says: [
      'schimmel',
      'vocht',
      'lekkage',
      'lek',
      'verwarming',
      'cv-ketel',
      'ketel',
      'warm water',
      'reparatie',
      'reparaties',
      'herstelling',
      'herstellingen',
      'repareren',
      'herstellen',
      'onderhoud',
      'gebreken',
      'muizen',
      'kakkerlakken',
    ],
  },
  moving: {
    says: [
      'uit mijn huurwoning',
      'huur opzeggen',
      'mijn huur opzeggen',
      'opzegtermijn heb ik',
      'eerder weg',
      'ik wil vertrekken',
      'verhuisd',
      'woning opgeleverd',
      'huurcontract opzeggen',
      'vroegtijdig',
    ],
  },
  rent: {
    says: [
      'huurverhoging',
      'huur verhogen',
      'huur verhoogd',
      'verhoogt de huur',
      'indexatie',
      'indexering',
      'huurprijs',
      'huurcommissie',
      'servicekosten',
      'kosten en lasten',
      'te hoge huur',
    ],
  },
}
