import type { Basis } from '@plainletter/contracts/analysis'
import { describe, expect, test } from 'vitest'

import { citedLaw, isCited } from './key-law.ts'

function cites(title: string, provision: string, label: string): boolean {
  const basis: Basis = {
    kind: 'law',
    ruleId: 'gb.a.b',
    title,
    provision,
    url: 'https://www.legislation.gov.uk/',
    checkedOn: '2026-11-21',
  }
  return isCited(label, citedLaw({ 'legalRights.0': [basis] }))
}

describe('the law that an adviser would name', () => {
  test.each([
    ['Consumer Credit Act 1974', 'sections 77 to 79', 'Consumer Credit Act 1974 s.77'],
    ['Civil Procedure Rules 1998', 'CPR 15.4', 'CPR 6.14, 10.3, 15.4'],
    ['Protection of Freedoms Act 2012', 'Schedule 4', 'POFA 2012 Sch 4 para 9'],
    ['Limitation Act 1980', 'section 5', 'Limitation Act 1980 ss.5, 29-30'],
    ['Tribunals, Courts and Enforcement Act 2007', 'Schedule 12', 'TCEA 2007 Sch 12'],
    [
      'Debt Respite Scheme (Breathing Space) Regulations 2020',
      'regulation 7',
      'Debt Respite Scheme Regulations 2020',
    ],
    ['BGB', '§ 573', 'BGB §§ 573, 573c'],
    ['Gesetz über Ordnungswidrigkeiten (OWiG)', '§ 67', 'OWiG §§ 56, 67'],
    ['Obligationenrecht (OR)', 'Art. 102', 'OR Art. 102, 104'],
    ['Burgerlijk Wetboek Boek 6 (BW)', 'artikel 6:96', 'BW art. 6:96 lid 5-7, 6:82'],
    ['Codice della strada (d.lgs. 285/1992)', 'articolo 203', 'Codice della Strada artt. 142, 203'],
    ['Traffic Penalty Tribunal', 'how to appeal', 'Traffic Penalty Tribunal'],
    ['Insurance Act 2015', 'section 13A', 'Consumer Rights Act 2015 / Insurance Act 2015'],
    ['Food help (SNAP)', '7 CFR 273.15', '7 C.F.R. § 273.15 (fair hearing)'],
    ['Code du travail', 'article L1235-3', 'Code du travail art. L. 1235-3'],
    ['Algemene wet bestuursrecht', 'artikel 6:7', 'Awb art. 6:7'],
    ['Uniform Commercial Code', 'sections 9-611 and 9-614', 'UCC 9-611 to 9-614'],
    ['Codice di procedura civile', 'articoli 641 e 645', 'c.p.c. artt. 633, 641, 645, 647'],
    ['Código Civil', 'artículo 1964.2', 'Código Civil art. 1964 (cinco años)'],
    ['Code civil', 'articles 1343-5 et 1344', 'Code civil art. 1231-6, 1343-5'],
    ['Legge 431/1998', 'articolo 2', 'L. 431/1998 artt. 2, 13'],
    ['Loi n° 89-462 du 6 juillet 1989', 'article 15', 'Loi n° 89-462 art. 15-III'],
    ['Loi du 3 juillet 1978', 'article 15', "Loi du 3 juillet 1978 art. 15 (prescription d'un an)"],
    ['Code de droit économique (loi du 4 mai 2023)', 'article XIX.2', 'Loi du 4 mai 2023'],
    ['CCPA, Title III', '15 U.S.C. 1673', 'Consumer Credit Protection Act 15 U.S.C. 1671-1677'],
    ['Law of New York', 'New York Insurance Law 4904 and 4910', 'New York Insurance Law 4910'],
    [
      'Cobbler Nevada v. Gonzales, 901 F.3d 1142',
      '17 U.S.C. 501',
      'Cobbler Nevada v. Gonzales, 901 F.3d 1142 (9th Cir. 2018)',
    ],
    ['Invorderingswet 1990', 'artikel 25', 'Invorderingswet 1990 artt. 11, 26'],
    ['Wet Mulder (WAHV)', 'artikel 28', 'Wahv artt. 26-30 (verhaal, gijzeling)'],
    [
      'Judgment Enforcement Rules (Northern Ireland) 1981',
      'rule 9',
      'Judgments Enforcement Rules (Northern Ireland) 1981',
    ],
    ['労働契約法', '第19条', '労働契約法19条'],
    ['刑法', '第246条', '刑法246条'],
  ])('%s, %s is %s', (title, provision, label) => {
    expect(cites(title, provision, label)).toBe(true)
  })

  test.each([
    ['Consumer Rights Act 2015', 'section 62', 'Consumer Credit Act 1974 s.77'],
    ['Gesetz über Ordnungswidrigkeiten (OWiG)', '§ 67', 'StVO § 13'],
    ['12 CFR part 1006', '12 CFR 1006.34', '38 CFR 21.7139'],
    ['Insurance Act 2015', 'section 13A', 'Consumer Rights Act 2015'],
    ['Housing Act 1988', 'section 8', 'Housing Act 2004 ss.213-214'],
    ['Citizens Advice', 'parking', 'Traffic Penalty Tribunal'],
    ['Fair Debt Collection', '15 U.S.C. 1692g', '15 USC 1673'],
    ['Code civil', 'article 1103', 'Code civil art. 1231-6, 1343-5'],
    ['Legge 392/1978', 'articolo 11', 'L. 431/1998 artt. 2, 13'],
    ['Juin', 'article 4', 'Loi du 24 juin 2013'],
    ['Loi n° 90-449 du 31 mai 1990', 'article 6', 'Loi n° 89-462 art. 15-III'],
    ['Regulations 2004', 'regulation 3', 'Invorderingswet 2004 art. 3'],
    ['労働基準法', '第20条', '労働契約法19条'],
  ])('%s, %s is not %s', (title, provision, label) => {
    expect(cites(title, provision, label)).toBe(false)
  })

  test('the letter itself is no law', () => {
    const quote: Basis = { kind: 'letter', span: [0, 24], quote: 'Consumer Credit Act 1974' }
    expect(isCited('Consumer Credit Act 1974', citedLaw({ summary: [quote] }))).toBe(false)
  })
})
