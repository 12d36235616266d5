/** How people tell of a home in Italian. */
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
      'padrone di casa',
      'padrona di casa',
      'locatore',
      'locatrice',
      'inquilino',
      'inquilina',
      'conduttore',
      'affitto',
      'affitti',
      'in affitto',
      'contratto di affitto',
      'locazione',
      'canone',
      'pigione',
      'proprietario di casa',
      "proprietario dell'appartamento",
    ],
  },
  neighbour: {
    says: [
      'rumori del vicino',
      'rumori dei vicini',
      'abbaia',
      'abbaiare',
      'schiamazzi',
      'musica alta',
      'recinzione',
      'confine',
      'confini',
      'siepe',
      'sul mio terreno',
      'cane del vicino',
      'immissioni',
    ],
  },
  owner: {
    says: [
      'sono proprietario',
      'sono proprietaria',
      'condominio',
      'condominiali',
      'spese condominiali',
      'assemblea condominiale',
      'amministratore di condominio',
      "l'amministratore",
      'comprato casa',
      'acquisto casa',
      'compromesso',
      'mutuo',
      'dal piano di sopra',
    ],
  },
  homeless: {
    says: [
      'senza dimora',
      'senzatetto',
      'senza casa',
      'dove dormire',
      'per strada',
      'il mio compagno mi ha cacciata',
      'casa popolare',
      'case popolari',
    ],
  },
  letting: {
    says: [
      'il mio inquilino',
      'mio inquilino',
      'la mia inquilina',
      'sono il locatore',
      'sono locatore',
      'ho affittato la casa',
      'occupante abusivo',
    ],
  },
  deposit: {
    says: ['cauzione', 'caparra', 'deposito cauzionale', 'deposito'],
  },
  repair: {
    says: [
      'muffa',
      'umidità',
      'umidita',
      'caldaia',
      'riscaldamento',
      'acqua calda',
      'riparazione',
      'riparazioni',
      'riparare',
      'guasto',
      'guasta',
      'infiltrazioni',
      'infiltrazione',
      'perdita',
      'topi',
      'scarafaggi',
    ],
  },
  moving: {
    says: [
      'lasciare la casa',
      'lasciare prima',
      'disdetta anticipata',
      'recesso',
      'recesso anticipato',
      'gravi motivi',
      "lasciare l'appartamento",
      'preavviso devo dare',
      'ho lasciato',
      'riconsegnato le chiavi',
    ],
  },
  rent: {
    says: [
      'aumento affitto',
      "aumento dell'affitto",
      "aumentare l'affitto",
      "aumenta l'affitto",
      'aumento del canone',
      'istat',
      'aumento della pigione',
      'spese accessorie',
    ],
  },
}
