/** Immigration in the United States: what helps, what it risks, and when to leave it. Much changed in 2025 and 2026. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { amendment, code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'immigration', checkBy: '2027-03-31' } as const
const COURT = ['court', 'judge', 'hearing', 'nta', 'notice to appear', 'removal', 'deportation']
const ICE = ['ice', 'detained', 'arrested', 'agents', 'door', 'raid']
const INA = 'Immigration and Nationality Act'
const HELPERS = page(
  'Department of Justice, Executive Office for Immigration Review',
  'accredited representatives and free legal services',
  'https://www.justice.gov/eoir/recognition-accreditation-roster-reports',
)
const SCAMS = page('USCIS', 'avoid scams', 'https://www.uscis.gov/avoid-scams')

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'real-helper',
    section: 'leverage',
    says: 'Use only a lawyer or a helper accredited by the Department of Justice. Its list shows free and low cost help. A "notario" is no lawyer here.',
    risk: 'Good help may have a waiting list.',
    notWhen: 'There is no reason to leave this out.',
    when: ['lawyer', 'notario', 'consultant', 'afford'],
    law: HELPERS,
  },
  {
    id: 'own-lawyer',
    section: 'procedure',
    says: 'In immigration court you may have a lawyer, but the court does not pay. Ask the judge for time to find one.',
    risk: 'Judges give limited time.',
    notWhen: 'You already have one.',
    when: COURT,
    law: code(8, '1362', INA),
  },
  {
    id: 'warrant',
    section: 'procedure',
    says: 'If agents come to your home, you may ask through the door for a warrant signed by a judge. You may stay silent and ask for a lawyer.',
    risk: 'They may come in all the same. Do not run or fight. Note names, and tell a lawyer.',
    notWhen: 'They show a warrant signed by a judge.',
    when: ICE,
    law: amendment(4, 'no unreasonable searches of a home'),
  },
  {
    id: 'bond',
    section: 'procedure',
    says: 'If you are held, ask a lawyer at once if you can get a bond hearing. Bring proof of family, home, work and taxes.',
    risk: 'The rules on who may get bond are in dispute and change fast.',
    notWhen: 'You have a final order and no open motion. Ask about other steps.',
    when: ICE,
    law: code(8, '1226', INA),
  },
  {
    id: 'asylum-year',
    section: 'timing',
    says: 'If you fear to go home, file for asylum within one year of your last arrival. Get help before you file.',
    risk: 'After a year you need a special reason.',
    notWhen: 'You hold a safe status that covers you. Still ask about the year.',
    when: ['asylum', 'fear', 'persecution', 'refugee'],
    law: code(8, '1158(a)', INA),
  },
  {
    id: 'appeal-paper',
    section: 'timing',
    says: 'To be safe, appeal the decision of an immigration judge within 10 days. A rule of March 2026 cut the old 30 days for most cases. Courts are looking at it.',
    risk: 'A late appeal is mostly lost.',
    notWhen: 'No decision has come yet.',
    when: ['denied', 'appeal', 'decision', 'refused'],
    law: page(
      'Department of Justice, Executive Office for Immigration Review',
      'Board of Immigration Appeals',
      'https://www.justice.gov/eoir/board-of-immigration-appeals',
    ),
  },
  {
    id: 'conditional-card',
    section: 'timing',
    says: 'With a two year green card by marriage, file to remove the conditions in the last 90 days before it ends.',
    risk: 'If you miss it, you can lose status.',
    notWhen: 'You are divorced or abused. You can ask for a waiver and may file at any time.',
    when: ['green card', 'marriage', 'conditional', 'spouse'],
    law: code(8, '1186a', INA),
  },
  {
    id: 'address-ten-days',
    section: 'timing',
    says: 'Report a new address within 10 days to USCIS. In a court case also tell the court on its own form within 5 days.',
    risk: 'If a notice goes astray, a judge can order removal without you.',
    notWhen: 'You are a citizen.',
    when: ['moved', 'address', ...COURT],
    law: rule(8, '265.1', 'Reporting change of address'),
  },
  {
    id: 'your-a-file',
    section: 'disclosure',
    says: 'Ask for your immigration file under the Freedom of Information Act. It shows old forms, entries and orders.',
    risk: 'It takes weeks or months.',
    notWhen: 'A deadline is near. File first and ask as well.',
    when: ['file', 'record', 'records', 'old case'],
    law: code(5, '552', 'Freedom of Information Act'),
  },
  {
    id: 'call-the-court',
    section: 'disclosure',
    says: 'Check your case by your A-number on the court website or at 1-800-898-7180. Do it each month, also if no mail came.',
    risk: 'It does not show all agencies. Check USCIS too.',
    notWhen: 'You have never had a case.',
    when: COURT,
    law: page(
      'Department of Justice, Executive Office for Immigration Review',
      'automated case information',
      'https://www.justice.gov/eoir/check-case-status',
    ),
  },
  {
    id: 'victim-paths',
    section: 'settlement',
    says: 'Were you a victim of crime, or of abuse by a citizen or green card spouse? Ask a lawyer about a U visa or your own petition.',
    risk: 'It takes years, and asks for proof or police help.',
    notWhen: 'You are in danger now. Call 911 first.',
    when: ['victim', 'crime', 'abuse', 'spouse'],
    law: code(8, '1154', INA),
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'go-to-hearing',
    says: 'Go to every hearing. If you miss one, the judge can order removal without you.',
    when: COURT,
    law: code(8, '1229a(b)(5)', INA),
  },
  {
    id: 'silence',
    says: 'You may stay silent and ask for a lawyer. Do not show false papers.',
    when: ICE,
    law: amendment(5, 'no one must be a witness against themselves'),
  },
  {
    id: 'one-year',
    says: 'Asylum must mostly be asked for within one year of arrival.',
    when: ['asylum', 'fear'],
    law: code(8, '1158(a)', INA),
  },
  {
    id: 'notario',
    says: 'A notario may not give legal advice here. Check a helper on the official list.',
    law: SCAMS,
  },
  {
    id: 'address',
    says: 'Report a new address within 10 days.',
    when: ['moved', 'address'],
    law: rule(8, '265.1', 'Reporting change of address'),
  },
])
