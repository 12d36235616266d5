/** The German statutes that the rows cite: one place for their titles, addresses and the first day that is safe to rely on. */
import type { PlainDate } from '@plainletter/contracts/country'
import type { Authority } from '@plainletter/contracts/rule'

const STATUTES = {
  bgb: { title: 'Bürgerliches Gesetzbuch (BGB)', path: 'bgb', from: '2002-01-01' },
  zpo: { title: 'Zivilprozessordnung (ZPO)', path: 'zpo', from: '2005-12-05' },
  rdg: { title: 'Rechtsdienstleistungsgesetz (RDG)', path: 'rdg', from: '2021-10-01' },
  rvg: { title: 'Rechtsanwaltsvergütungsgesetz (RVG)', path: 'rvg', from: '2025-06-01' },
  bdsg: { title: 'Bundesdatenschutzgesetz (BDSG)', path: 'bdsg_2018', from: '2018-05-25' },
  berhg: { title: 'Beratungshilfegesetz (BerHG)', path: 'berathig', from: '2014-01-01' },
  inso: { title: 'Insolvenzordnung (InsO)', path: 'inso', from: '2020-10-01' },
  kschg: { title: 'Kündigungsschutzgesetz (KSchG)', path: 'kschg', from: '2004-01-01' },
  betrvg: { title: 'Betriebsverfassungsgesetz (BetrVG)', path: 'betrvg', from: '2001-09-25' },
  burlg: { title: 'Bundesurlaubsgesetz (BUrlG)', path: 'burlg', from: '2002-01-01' },
  entgfg: { title: 'Entgeltfortzahlungsgesetz (EntgFG)', path: 'entgfg', from: '2002-01-01' },
  gewo: { title: 'Gewerbeordnung (GewO)', path: 'gewo', from: '2003-01-01' },
  tzbfg: { title: 'Teilzeit- und Befristungsgesetz (TzBfG)', path: 'tzbfg', from: '2001-01-01' },
  muschg: { title: 'Mutterschutzgesetz (MuSchG)', path: 'muschg_2018', from: '2018-01-01' },
  agg: { title: 'Allgemeines Gleichbehandlungsgesetz (AGG)', path: 'agg', from: '2006-08-18' },
  arbgg: { title: 'Arbeitsgerichtsgesetz (ArbGG)', path: 'arbgg', from: '2002-01-01' },
  sgb1: { title: 'Sozialgesetzbuch I (SGB I)', path: 'sgb_1', from: '2002-01-01' },
  sgb2: { title: 'Sozialgesetzbuch II (SGB II)', path: 'sgb_2', from: '2023-01-01' },
  sgb3: { title: 'Sozialgesetzbuch III (SGB III)', path: 'sgb_3', from: '2022-01-01' },
  sgb10: { title: 'Sozialgesetzbuch X (SGB X)', path: 'sgb_10', from: '2002-01-01' },
  sgg: { title: 'Sozialgerichtsgesetz (SGG)', path: 'sgg', from: '2002-01-02' },
  vwgo: { title: 'Verwaltungsgerichtsordnung (VwGO)', path: 'vwgo', from: '2002-01-01' },
  ao: { title: 'Abgabenordnung (AO)', path: 'ao_1977', from: '2002-10-01' },
  owig: { title: 'Gesetz über Ordnungswidrigkeiten (OWiG)', path: 'owig_1968', from: '2002-01-01' },
  stvg: { title: 'Straßenverkehrsgesetz (StVG)', path: 'stvg', from: '2003-03-05' },
  stpo: { title: 'Strafprozessordnung (StPO)', path: 'stpo', from: '2002-01-01' },
  stgb: { title: 'Strafgesetzbuch (StGB)', path: 'stgb', from: '2002-01-01' },
  urhg: { title: 'Urheberrechtsgesetz (UrhG)', path: 'urhg', from: '2013-10-09' },
  uwg: {
    title: 'Gesetz gegen den unlauteren Wettbewerb (UWG)',
    path: 'uwg_2004',
    from: '2015-12-10',
  },
  enwg: { title: 'Energiewirtschaftsgesetz (EnWG)', path: 'enwg_2005', from: '2026-03-29' },
  tkg: { title: 'Telekommunikationsgesetz (TKG)', path: 'tkg_2021', from: '2021-12-01' },
  vvg: { title: 'Versicherungsvertragsgesetz (VVG)', path: 'vvg_2008', from: '2008-01-01' },
  zkg: { title: 'Zahlungskontengesetz (ZKG)', path: 'zkg', from: '2016-06-18' },
  gvg: { title: 'Gerichtsverfassungsgesetz (GVG)', path: 'gvg', from: '2026-01-01' },
  betrkv: { title: 'Betriebskostenverordnung (BetrKV)', path: 'betrkv', from: '2004-01-01' },
  heizkostenv: {
    title: 'Heizkostenverordnung (HeizkostenV)',
    path: 'heizkostenv',
    from: '2021-12-01',
  },
  co2: {
    title: 'Kohlendioxidkostenaufteilungsgesetz (CO2KostAufG)',
    path: 'co2kostaufg',
    from: '2023-01-01',
  },
  sgb5: { title: 'Sozialgesetzbuch V (SGB V)', path: 'sgb_5', from: '2004-01-01' },
  sgb6: { title: 'Sozialgesetzbuch VI (SGB VI)', path: 'sgb_6', from: '2002-01-01' },
  sgb8: { title: 'Sozialgesetzbuch VIII (SGB VIII)', path: 'sgb_8', from: '2013-08-01' },
  famfg: {
    title: 'Gesetz über das Verfahren in Familiensachen (FamFG)',
    path: 'famfg',
    from: '2009-09-01',
  },
  fev: { title: 'Fahrerlaubnis-Verordnung (FeV)', path: 'fev_2010', from: '2011-01-01' },
  aufenthg: { title: 'Aufenthaltsgesetz (AufenthG)', path: 'aufenthg_2004', from: '2005-01-01' },
  wogg: { title: 'Wohngeldgesetz (WoGG)', path: 'wogg', from: '2009-01-01' },
} as const satisfies Record<string, { title: string; path: string; from: PlainDate }>

/** Sections that are younger than the day from which the rest of their statute is cited. */
const YOUNGER: Partial<Record<keyof typeof STATUTES, Readonly<Record<string, PlainDate>>>> = {
  bgb: {
    '312g': '2014-06-13',
    '312j': '2014-06-13',
    '312k': '2022-07-01',
    '355': '2014-06-13',
    '357': '2014-06-13',
    '555c': '2013-05-01',
    '555d': '2013-05-01',
    '555e': '2013-05-01',
    '556d': '2015-06-01',
    '611a': '2017-04-01',
    '675g': '2009-10-31',
    '675h': '2009-10-31',
    '675u': '2009-10-31',
    '675v': '2018-01-13',
    '675x': '2009-10-31',
  },
  zpo: {
    '802a': '2013-01-01',
    '802b': '2013-01-01',
    '802f': '2024-07-19',
    '802g': '2013-01-01',
    '850k': '2021-12-01',
    '882e': '2013-01-01',
    '899': '2021-12-01',
    '901': '2021-12-01',
    '903': '2021-12-01',
    '907': '2021-12-01',
  },
}

/** One section of a statute. `provision` names more than that section; `from` is a later day than that of the statute. */
export function cite(
  statute: keyof typeof STATUTES,
  section: string,
  more: { provision?: string; from?: PlainDate } = {},
): Authority {
  const { title, path, from } = STATUTES[statute]
  return {
    title,
    provision: more.provision ?? `§ ${section}`,
    url: `https://www.gesetze-im-internet.de/${path}/__${section}.html`,
    inForceFrom: more.from ?? YOUNGER[statute]?.[section] ?? from,
  }
}

/** The sums of income that no one may take, from 1 July 2026 to 30 June 2027. */
export const SEIZURE_LIMITS: Authority = {
  title: 'Pfändungsfreigrenzenbekanntmachung 2026',
  provision: 'BGBl. 2026 I Nr. 80',
  url: 'https://www.gesetze-im-internet.de/pf_ndfreigrbek_2026/',
  inForceFrom: '2026-07-01',
  inForceTo: '2027-06-30',
}

/** The minimum wage for 2026. */
export const MINIMUM_WAGE: Authority = {
  title: 'Fünfte Mindestlohnanpassungsverordnung (MiLoV5)',
  provision: '§ 1',
  url: 'https://www.gesetze-im-internet.de/milov5/',
  inForceFrom: '2026-01-01',
  inForceTo: '2026-12-31',
}

/** The minimum wage for 2027. */
export const MINIMUM_WAGE_2027: Authority = {
  ...MINIMUM_WAGE,
  inForceFrom: '2027-01-01',
  inForceTo: '2027-12-31',
}

/** The treaty of the sixteen states on the broadcasting fee. */
export const BROADCASTING_TREATY: Authority = {
  title: 'Rundfunkbeitragsstaatsvertrag (RBStV)',
  provision: '§§ 2, 4, 10',
  url: 'https://www.rundfunkbeitrag.de/',
  inForceFrom: '2013-01-01',
}

/** Who may collect debts as a business. */
export const REGISTER: Authority = {
  title: 'Rechtsdienstleistungsregister',
  provision: '§§ 10, 16 RDG',
  url: 'https://www.rechtsdienstleistungsregister.de/',
  inForceFrom: '2021-10-01',
}

/** Advice of the consumer centres of the sixteen states. */
export const CONSUMER_CENTRES: Authority = {
  title: 'Verbraucherzentrale',
  provision: 'Beratung zu Inkasso, Verträgen und Betrug',
  url: 'https://www.verbraucherzentrale.de/',
  inForceFrom: '2021-10-01',
}

/** Advice of the police on fraud. */
export const POLICE_ADVICE: Authority = {
  title: 'Polizeiliche Kriminalprävention der Länder und des Bundes',
  provision: 'Themen und Tipps: Betrug',
  url: 'https://www.polizei-beratung.de/',
  inForceFrom: '2020-01-01',
}
