/** The law that letters in German name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const german = (title: string, file: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.gesetze-im-internet.de/${file}.html`,
})
const swiss = (title: string, eli: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.fedlex.admin.ch/eli/cc/${eli}/de`,
})

export const LAW = {
  collectorDuties: german('Rechtsdienstleistungsgesetz (RDG)', 'rdg/__13a', '§ 13a RDG'),
  assignment: german('Bürgerliches Gesetzbuch (BGB)', 'bgb/__410', '§ 410 BGB'),
  eviction: german('Bürgerliches Gesetzbuch (BGB)', 'bgb/__574', '§ 574 BGB'),
  selfHelp: german('Bürgerliches Gesetzbuch (BGB)', 'bgb/__858', '§ 858 BGB'),
  power: german('Bürgerliches Gesetzbuch (BGB)', 'bgb/__174', '§ 174 BGB'),
  amicable: german('Zivilprozessordnung (ZPO)', 'zpo/__802b', '§ 802b ZPO'),
  taxObjection: german('Abgabenordnung (AO)', 'ao_1977/__347', '§ 347 AO'),
  taxStay: german('Abgabenordnung (AO)', 'ao_1977/__361', '§ 361 AO'),
  benefitObjection: german('Sozialgerichtsgesetz (SGG)', 'sgg/__84', '§ 84 SGG'),
  fineObjection: german('Gesetz über Ordnungswidrigkeiten (OWiG)', 'owig_1968/__67', '§ 67 OWiG'),
  energyComplaint: german('Energiewirtschaftsgesetz (EnWG)', 'enwg_2005/__111a', '§ 111a EnWG'),
  warningParts: german('Urheberrechtsgesetz (UrhG)', 'urhg/__97a', '§ 97a UrhG'),
  reference: german('Gewerbeordnung (GewO)', 'gewo/__109', '§ 109 GewO'),
  chEvidence: swiss(
    'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG)',
    '11/529_488_529',
    'Art. 73 SchKG',
  ),
  chNoticeReason: swiss('Obligationenrecht (OR)', '27/317_321_377', 'Art. 271 OR'),
  chDismissal: swiss('Obligationenrecht (OR)', '27/317_321_377', 'Art. 335 und 336b OR'),
} as const satisfies Record<string, LetterLaw>
