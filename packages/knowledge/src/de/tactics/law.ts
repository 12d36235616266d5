/** Statutes that only the German tactics cite. */
import { law } from '../../tactic-rows.ts'

const STATUTES = {
  aufenthg: ['Aufenthaltsgesetz (AufenthG)', 'aufenthg_2004'],
  famfg: ['Familienverfahrensgesetz (FamFG)', 'famfg'],
  gewschg: ['Gewaltschutzgesetz (GewSchG)', 'gewschg'],
  unterhvg: ['Unterhaltsvorschussgesetz (UhVorschG)', 'uhvorschg'],
  sgb8: ['Sozialgesetzbuch VIII (SGB VIII)', 'sgb_8'],
  bzrg: ['Bundeszentralregistergesetz (BZRG)', 'bzrg'],
  vwvfg: ['Verwaltungsverfahrensgesetz (VwVfG)', 'vwvfg'],
  milog: ['Mindestlohngesetz (MiLoG)', 'milog'],
  nachwg: ['Nachweisgesetz (NachwG)', 'nachwg'],
} as const

/** One section of a statute on gesetze-im-internet.de. */
export function section(statute: keyof typeof STATUTES, number: string, provision = `§ ${number}`) {
  const [title, path] = STATUTES[statute]
  return law(title, provision, {
    url: `https://www.gesetze-im-internet.de/${path}/__${number}.html`,
  })
}

/** The right to see what is held on you. */
export const DATA_ACCESS = law('Datenschutz-Grundverordnung (DSGVO)', 'Artikel 12 und 15', {
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
})

/** Asylum procedure in the European Union since 12 June 2026: advice, interview, limits to appeal. */
export const ASYLUM_PROCEDURE = law(
  'Verordnung (EU) 2024/1348 (Asylverfahren)',
  'Artikel 8, 12, 16 und 67',
  { url: 'https://eur-lex.europa.eu/eli/reg/2024/1348/oj', from: '2026-06-12' },
)
