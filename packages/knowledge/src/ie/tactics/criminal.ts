/** Police and criminal courts in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-fines.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ie', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'solicitor',
    section: 'procedure',
    says: 'In a Garda station ask for a solicitor at once. You can talk alone, and the solicitor may come to interviews.',
    risk: 'You may have to wait for the lawyer.',
    notWhen: 'There is no reason to leave this out.',
    when: ['arrest', 'garda', 'arrested', 'interview'],
    law: OWN.custody,
  },
  {
    id: 'station-aid',
    section: 'leverage',
    says: 'Ask about the free legal advice scheme for Garda stations if your income is low.',
    risk: 'It does not cover each stop at a station.',
    notWhen: 'You have your own solicitor.',
    when: ['solicitor', 'afford', 'garda'],
    law: OWN.stationAid,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'On your first day in court ask the judge for legal aid. Bring proof of income.',
    risk: 'It depends on means and on how serious it is.',
    notWhen: 'It is a very small matter.',
    when: ['court', 'charged', 'summons'],
    law: OWN.stationAid,
  },
  {
    id: 'fixed-charge',
    section: 'timing',
    says: 'Pay a fixed charge within 28 days, or it costs half as much again for 28 more.',
    risk: 'After that you go to court.',
    notWhen: 'You were not the driver. Say who was in time.',
    when: ['fine', 'speeding', 'points', 'ticket'],
    law: LAW.fixedCharge,
  },
  {
    id: 'statements',
    section: 'disclosure',
    says: 'Ask the prosecutor for statements and video before you plead.',
    risk: 'It can take weeks.',
    notWhen: 'You are not charged.',
    when: ['court', 'evidence', 'plead'],
    law: OWN.stationAid,
  },
  {
    id: 'probation-act',
    section: 'settlement',
    says: 'For a first small offence ask your solicitor about the Probation Act. The judge can then not convict.',
    risk: 'It needs the facts proved or admitted.',
    notWhen: 'You did not do it.',
    when: ['first', 'guilty', 'record'],
    law: OWN.probation,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'solicitor',
    says: 'You may see a solicitor in private at the station.',
    when: ['garda', 'arrest'],
    law: OWN.detention,
  },
  {
    id: 'instalments',
    says: 'A court fine above €100 can be paid in instalments.',
    when: ['fine'],
    law: OWN.fines,
  },
  {
    id: 'told',
    says: 'You can have someone told where you are.',
    when: ['arrest'],
    law: OWN.custody,
  },
])
