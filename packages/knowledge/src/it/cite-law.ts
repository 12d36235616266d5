/** The Italian laws that the rows cite: one place for their titles, addresses and the first day that is safe to rely on. */
import type { PlainDate } from '@plainletter/contracts/country'
import type { Authority } from '@plainletter/contracts/rule'

import { LAWS_ON_WORK } from './laws-on-work.ts'

const LAWS = {
  ...LAWS_ON_WORK,
  stranieri: {
    title: 'Testo unico immigrazione (TUI, d.lgs. 286/1998)',
    urn: 'decreto.legislativo:1998-07-25;286',
    from: '2023-05-06',
  },
  bullismo: {
    title: 'Legge 71/2017 (bullismo e cyberbullismo)',
    urn: 'legge:2017-05-29;71',
    from: '2024-06-14',
  },
  procedimento: {
    title: 'Legge 241/1990 (procedimento amministrativo)',
    urn: 'legge:1990-08-07;241',
    from: '2020-07-17',
  },
  amministrativo: {
    title: 'Codice del processo amministrativo (d.lgs. 104/2010)',
    urn: 'decreto.legislativo:2010-07-02;104',
    from: '2010-09-16',
  },
  ricorsi: {
    title: 'DPR 639/1970 (ricorsi INPS)',
    urn: 'decreto.del.presidente.della.repubblica:1970-04-30;639',
    from: '2011-07-06',
  },
  invalidi: {
    title: 'Decreto-legge 269/2003 (l. 326/2003)',
    urn: 'decreto.legge:2003-09-30;269',
    from: '2012-01-01',
  },
  patronati: {
    title: 'Legge 152/2001 (patronati)',
    urn: 'legge:2001-03-30;152',
    from: '2001-05-12',
  },
  inclusione: {
    title: 'Decreto-legge 48/2023 (assegno di inclusione)',
    urn: 'decreto.legge:2023-05-04;48',
    from: '2024-01-01',
  },
  cittadinanza: {
    title: 'Legge 91/1992 (cittadinanza)',
    urn: 'legge:1992-02-05;91',
    from: '2020-12-20',
  },
  cc: { title: 'Codice civile (c.c.)', urn: 'regio.decreto:1942-03-16;262', from: '1942-04-21' },
  ritardi: {
    title: 'Decreto legislativo 231/2002 (ritardi di pagamento)',
    urn: 'decreto.legislativo:2002-10-09;231',
    from: '2013-01-01',
  },
  dispatt: {
    title: 'Disposizioni di attuazione del codice civile (r.d. 318/1942)',
    urn: 'regio.decreto:1942-03-30;318',
    from: '2013-06-18',
  },
  cpc: {
    title: 'Codice di procedura civile (c.p.c.)',
    urn: 'regio.decreto:1940-10-28;1443',
    from: '2023-02-28',
  },
  cp: { title: 'Codice penale (c.p.)', urn: 'regio.decreto:1930-10-19;1398', from: '1931-07-01' },
  feriale: {
    title: 'Legge 742/1969 (sospensione feriale dei termini)',
    urn: 'legge:1969-10-07;742',
    from: '2015-01-01',
  },
  gratuito: {
    title: 'Testo unico spese di giustizia (DPR 115/2002)',
    urn: 'decreto.del.presidente.della.repubblica:2002-05-30;115',
    from: '2002-07-01',
  },
  mediazione: {
    title: 'Decreto legislativo 28/2010 (mediazione)',
    urn: 'decreto.legislativo:2010-03-04;28',
    from: '2023-06-30',
  },
  tulps: {
    title: 'Testo unico leggi di pubblica sicurezza (TULPS, r.d. 773/1931)',
    urn: 'regio.decreto:1931-06-18;773',
    from: '1931-07-11',
  },
  tub: {
    title: 'Testo unico bancario (TUB, d.lgs. 385/1993)',
    urn: 'decreto.legislativo:1993-09-01;385',
    from: '1994-01-01',
  },
  privacy: {
    title: 'Codice in materia di protezione dei dati personali (d.lgs. 196/2003)',
    urn: 'decreto.legislativo:2003-06-30;196',
    from: '2018-09-19',
  },
  crisi: {
    title: "Codice della crisi d'impresa e dell'insolvenza (CCII, d.lgs. 14/2019)",
    urn: 'decreto.legislativo:2019-01-12;14',
    from: '2022-07-15',
  },
  bilancio2018: { title: 'Legge 205/2017', urn: 'legge:2017-12-27;205', from: '2018-01-01' },
  bilancio2026: { title: 'Legge 199/2025', urn: 'legge:2025-12-30;199', from: '2026-01-01' },
  equo: { title: 'Legge 392/1978 (locazioni)', urn: 'legge:1978-07-27;392', from: '1978-07-30' },
  affitti: {
    title: 'Legge 431/1998 (locazioni abitative)',
    urn: 'legge:1998-12-09;431',
    from: '1998-12-30',
  },
  cedolare: {
    title: 'Decreto legislativo 23/2011 (cedolare secca)',
    urn: 'decreto.legislativo:2011-03-14;23',
    from: '2011-04-07',
  },
  consumo: {
    title: 'Codice del consumo (d.lgs. 206/2005)',
    urn: 'decreto.legislativo:2005-09-06;206',
    from: '2014-06-14',
  },
  bersani: {
    title: 'Decreto-legge 7/2007 (Bersani, l. 40/2007)',
    urn: 'decreto.legge:2007-01-31;7',
    from: '2007-04-03',
  },
  pagamenti: {
    title: 'Decreto legislativo 11/2010 (servizi di pagamento)',
    urn: 'decreto.legislativo:2010-01-27;11',
    from: '2018-01-13',
  },
  strada: {
    title: 'Codice della strada (CdS, d.lgs. 285/1992)',
    urn: 'decreto.legislativo:1992-04-30;285',
    from: '2013-08-21',
  },
  riti: {
    title: 'Decreto legislativo 150/2011 (riti civili)',
    urn: 'decreto.legislativo:2011-09-01;150',
    from: '2011-10-06',
  },
  sanzioni: { title: 'Legge 689/1981', urn: 'legge:1981-11-24;689', from: '1982-01-29' },
  riscossione: {
    title: 'DPR 602/1973 (riscossione)',
    urn: 'decreto.del.presidente.della.repubblica:1973-09-29;602',
    from: '2025-01-01',
  },
  tributario: {
    title: 'Decreto legislativo 546/1992 (processo tributario)',
    urn: 'decreto.legislativo:1992-12-31;546',
    from: '2016-01-01',
  },
  adesione: {
    title: 'Decreto legislativo 218/1997 (accertamento con adesione)',
    urn: 'decreto.legislativo:1997-06-19;218',
    from: '2024-04-30',
  },
  contribuente: {
    title: 'Statuto dei diritti del contribuente (legge 212/2000)',
    urn: 'legge:2000-07-27;212',
    from: '2024-01-18',
  },
  inps: { title: 'Legge 88/1989', urn: 'legge:1989-03-09;88', from: '1989-03-28' },
  addebito: {
    title: 'Decreto legislativo 46/1999',
    urn: 'decreto.legislativo:1999-02-26;46',
    from: '1999-07-01',
  },
  indebito: { title: 'Legge 412/1991', urn: 'legge:1991-12-30;412', from: '1992-01-01' },
  sospensione: { title: 'Legge 228/2012', urn: 'legge:2012-12-24;228', from: '2013-01-01' },
  assicurazioni: {
    title: 'Codice delle assicurazioni private (CAP, d.lgs. 209/2005)',
    urn: 'decreto.legislativo:2005-09-07;209',
    from: '2006-01-01',
  },
  ivass: {
    title: 'Arbitro Assicurativo (D.M. 215/2024, IVASS)',
    url: 'https://www.arbitroassicurativo.org/',
    from: '2026-01-15',
  },
  voli: {
    title: 'Regolamento (CE) 261/2004 (diritti dei passeggeri aerei)',
    url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
    from: '2005-02-17',
  },
  negoziazione: {
    title: 'Decreto-legge 132/2014 (negoziazione assistita)',
    urn: 'decreto.legge:2014-09-12;132',
    from: '2023-02-28',
  },
  bilancio2020: { title: 'Legge 160/2019', urn: 'legge:2019-12-27;160', from: '2020-01-01' },
  sanzionitributarie: {
    title: 'Decreto legislativo 472/1997 (sanzioni tributarie)',
    urn: 'decreto.legislativo:1997-12-18;472',
    from: '2024-09-01',
  },
  accertamento: {
    title: 'DPR 600/1973 (accertamento delle imposte)',
    urn: 'decreto.del.presidente.della.repubblica:1973-09-29;600',
    from: '2025-01-01',
  },
  tv: {
    title: 'Regio decreto-legge 246/1938 (canone RAI)',
    urn: 'regio.decreto.legge:1938-02-21;246',
    from: '2016-01-01',
  },
  comunicazioni: {
    title: 'Codice delle comunicazioni elettroniche (d.lgs. 259/2003)',
    urn: 'decreto.legislativo:2003-08-01;259',
    from: '2021-12-24',
  },
  incolpevole: {
    title: 'Decreto-legge 102/2013 (morosità incolpevole)',
    urn: 'decreto.legge:2013-08-31;102',
    from: '2013-08-31',
  },
  divorzio: { title: 'Legge 898/1970 (divorzio)', urn: 'legge:1970-12-01;898', from: '2015-05-26' },
  bonari: {
    title: 'Decreto legislativo 462/1997 (controlli delle dichiarazioni)',
    urn: 'decreto.legislativo:1997-12-18;462',
    from: '2025-01-01',
  },
  cpp: {
    title: 'Codice di procedura penale (c.p.p.)',
    urn: 'decreto.del.presidente.della.repubblica:1988-09-22;447',
    from: '1989-10-24',
  },
  abf: {
    title: 'Arbitro Bancario Finanziario',
    url: 'https://www.arbitrobancariofinanziario.it/',
    from: '2009-10-15',
  },
  arera: {
    title: 'ARERA: testi integrati morosità (TIMOE, TIMG) e bonus sociale',
    url: 'https://www.arera.it/',
    from: '2026-01-01',
  },
  agcom: { title: 'AGCOM: ConciliaWeb', url: 'https://conciliaweb.agcom.it/', from: '2018-07-23' },
  postale: {
    title: 'Polizia Postale: Commissariato di P.S. online',
    url: 'https://www.commissariatodips.it/',
    from: '2020-01-01',
  },
  ader: {
    title: 'Agenzia delle entrate-Riscossione',
    url: 'https://www.agenziaentrateriscossione.gov.it/',
    from: '2025-01-01',
  },
  inpsrate: {
    title: 'INPS, regolamento sul recupero degli indebiti (determinazione 123/2017)',
    url: 'https://www.inps.it/',
    from: '2020-02-25',
  },
  inpsdato: {
    title: 'INPS, circolare 153/2025 (assegno sociale 2026)',
    url: 'https://www.inps.it/',
    from: '2026-01-01',
  },
} as const satisfies Record<
  string,
  { title: string; from: PlainDate } & ({ urn: string } | { url: string })
>

/** A provision of a law. `from` is a later day than that of the law as a whole. */
export function cite(law: keyof typeof LAWS, provision: string, from?: PlainDate): Authority {
  const row = LAWS[law]
  return {
    title: row.title,
    provision,
    url: 'url' in row ? row.url : `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${row.urn}`,
    inForceFrom: from ?? row.from,
  }
}
