/** Provisions that only the tactics of Switzerland cite. */
import { law } from '../../tactic-rows.ts'

export const OWN = {
  silence: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 158 und 159', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  custody: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 219 und 224', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  defence: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 130 bis 132', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  file: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 101 und 107', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  appeal: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 384 und 399', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  withdraw: law('Schweizerische Strafprozessordnung (StPO)', 'Art. 316 (Vergleich)', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
  }),
  divorce: law('Zivilgesetzbuch (ZGB)', 'Art. 111 bis 114', {
    url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
  }),
  support: law('Zivilgesetzbuch (ZGB)', 'Art. 131, 290 und 293', {
    url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
  }),
  protect: law('Zivilgesetzbuch (ZGB)', 'Art. 28b, 172 und 176', {
    url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
  }),
  child: law('Zivilgesetzbuch (ZGB)', 'Art. 133, 273 und 296', {
    url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
  }),
  stay: law('Ausländer- und Integrationsgesetz (AIG)', 'Art. 50', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2007/758/de',
  }),
  asylum: law('Asylgesetz (AsylG)', 'Art. 102f bis 102h und 108', {
    url: 'https://www.fedlex.admin.ch/eli/cc/1999/358/de',
  }),
  admin: law('Verwaltungsverfahrensgesetz (VwVG)', 'Art. 26, 29 und 50', {
    url: 'https://www.fedlex.admin.ch/eli/cc/1969/737_757_755/de',
  }),
  data: law('Datenschutzgesetz (DSG)', 'Art. 25', {
    url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
  }),
} as const
