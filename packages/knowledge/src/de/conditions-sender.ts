/** Conditions on who writes: an office, a company, a collector, a court officer, a public insurer. Phrases are those of German letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Papers of creditors with powers of their own, who need no court. A collector may speak of benefits too. */
export const PUBLIC: Test = {
  says: [
    'rundfunkbeitrag',
    'rundfunkbeiträge',
    'beitragsservice',
    'festsetzungsbescheid',
    'gebührenbescheid',
    'bußgeldbescheid',
    'erstattungsbescheid',
    'steuerbescheid',
    'hauptzollamt',
    'finanzkasse',
    'stadtkasse',
    'gemeindekasse',
    'kreiskasse',
    'landeskasse',
    'landesjustizkasse',
    'justizkasse',
    'landesoberkasse',
    'gerichtskasse',
    'bundeskasse',
    'bundesverwaltungsamt',
    'verbandsgemeindekasse',
    'samtgemeindekasse',
    'vollstreckungsbehörde',
    'inkasso-service recklinghausen',
    'ordnungsverfügung',
    'ordnungsamt',
    'verwaltungsgericht',
    'ausländerbehörde',
    'kranken- und pflegeversicherung',
  ],
}
export const PUBLIC_SENDER: Test = {
  sender: [
    'finanzamt',
    'jobcenter',
    'familienkasse',
    'agentur für arbeit',
    'bundesagentur',
    'krankenkasse',
    'hauptzollamt',
    'stadtverwaltung',
    'gemeindeverwaltung',
    'landratsamt',
    'landkreis',
    'aok',
    'barmer',
    'dak-gesundheit',
    'knappschaft',
    'ikk classic',
    'bkk',
    'rentenversicherung',
    'berufsgenossenschaft',
  ],
}
/** Signs of a collector or lawyer, who writes for another company or has bought its claim. */
export const FROM_COLLECTOR: Test[] = [
  {
    says: [
      'im auftrag unserer',
      'im auftrag der firma',
      'namens und im auftrag',
      'namens und in vollmacht',
      'unserer mandantin',
      'unserer mandantschaft',
      'unseres mandanten',
      'unsere mandantin',
      'unsere mandantschaft',
      'unser mandant',
      'unserer auftraggeberin',
      'unseres auftraggebers',
      'unsere auftraggeberin',
      'unser auftraggeber',
      'mit dem einzug',
      'mit der einziehung',
      'mit der beitreibung',
      'zum einzug',
      'zur einziehung',
      'an uns abgetreten',
      'forderungsabtretung',
      'forderungskauf',
      'hauptforderung',
      'inkassovergütung',
      'inkassoerlaubnis',
      'rechtsdienstleistungsregister',
      'geschäftsgebühr',
      'gläubigerin',
      'gläubiger',
    ],
  },
  {
    sender: ['inkasso', 'rechtsanw', 'kanzlei', 'forderungsmanagement', 'creditreform', 'collect'],
  },
  {
    sender: [
      'riverty',
      'coeo',
      'pair finance',
      'lowell',
      'intrum',
      'hoist',
      'infoscore',
      'alektum',
      'axactor',
      'eos deutscher',
      'eos invest',
    ],
  },
]
/** A company, not an office of the state. */
export const PRIVATE: Condition = { not: [PUBLIC, PUBLIC_SENDER] }
/** A company's debt in the hands of a collector or lawyer. */
export const PRIVATE_COLLECTOR: Condition = { any: FROM_COLLECTOR, not: [PUBLIC, PUBLIC_SENDER] }
/** The company itself reminds: the law of collectors does not speak to it. */
export const PRIVATE_COMPANY: Condition = { not: [PUBLIC, PUBLIC_SENDER, ...FROM_COLLECTOR] }
/** Those who enforce the decisions of offices. */
export const PUBLIC_ENFORCER: Test = {
  says: [
    'hauptzollamt',
    'finanzkasse',
    'stadtkasse',
    'gemeindekasse',
    'kreiskasse',
    'vollstreckungsbehörde',
    'vollstreckungsstelle',
    'vollstreckungsankündigung',
    'vollziehungsbeamter',
    'vollziehungsbeamte',
    'pfändungs- und einziehungsverfügung',
  ],
}
export const FROM_PUBLIC: Condition = { any: [PUBLIC_ENFORCER] }
/** A court has already decided: the debt has a title. */
const TITLE_WORDS = [
  'vollstreckungsbescheid',
  'tituliert',
  'titulierte forderung',
  'titulierten forderung',
  'vollstreckungstitel',
  'vollstreckbare ausfertigung',
  'schuldtitel',
  'versäumnisurteil',
  'zwangsvollstreckungsauftrag',
]
export const TITLED: Test = { says: TITLE_WORDS }
/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, PUBLIC_SENDER, TITLED] }
export const BROADCAST: Test = {
  says: [
    'rundfunkbeitrag',
    'rundfunkbeitrags',
    'rundfunkbeiträge',
    'rundfunkbeiträgen',
    'beitragsservice',
    'festsetzungsbescheid',
  ],
}
export const FOR_BROADCAST: Condition = { any: [BROADCAST] }
/** Public insurers, whose decisions go to the social court. */
/** A private insurer may name the health fund that told it of an illness. */
export const PUBLIC_INSURER: readonly Test[] = [
  {
    sender: [
      'krankenkasse',
      'pflegekasse',
      'berufsgenossenschaft',
      'rentenversicherung',
      'gesundheitskasse',
      'aok',
      'barmer',
      'bkk',
      'ikk',
      'dak',
      'knappschaft',
      'unfallkasse',
    ],
  },
  {
    says: [
      'sgb v',
      'sgb vi',
      'sgb vii',
      'sgb xi',
      'sozialgericht',
      'sozialgesetzbuch',
      'widerspruchsausschuss',
      'widerspruch erheben',
      'widerspruch einlegen',
      'medizinischer dienst',
      'medizinischen dienstes',
    ],
  },
]
/** A court officer works for private creditors with a title. */
export const COURT_OFFICER: Condition = { not: [PUBLIC_ENFORCER] }
