/** Police and criminal courts in the United States: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { amendment, code } from './law.ts'

const SHEET = { country: 'us', area: 'criminal', checkBy: '2027-05-31' } as const
const ARREST = ['arrest', 'arrested', 'jail', 'custody', 'police', 'detained', 'questioned']
const COURT = ['court', 'charged', 'hearing', 'arraignment', 'trial', 'plea', 'bail']
const SILENCE = amendment(5, 'no one must be a witness against themselves (Miranda v. Arizona)')
const COUNSEL = amendment(6, 'the help of a lawyer (Gideon v. Wainwright)')
const SEARCH = amendment(4, 'no unreasonable searches')
const FAIR_FINES = amendment(14, 'no jail only because a person cannot pay (Bearden v. Georgia)')

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer-words',
    section: 'procedure',
    says: 'Say out loud: "I will stay silent. I want a lawyer." Then stop talking. Police in custody must end the questions until a lawyer is there.',
    risk: 'You may wait longer. Give your name where the state law asks for it.',
    notWhen: 'You need urgent help for someone hurt. Say that first.',
    when: ARREST,
    law: SILENCE,
  },
  {
    id: 'no-consent',
    section: 'procedure',
    says: 'If police ask to search, you may say calmly: "I do not consent." Do not use your hands or body to stop them.',
    risk: 'They may search anyway if the law lets them. A lawyer can raise it later.',
    notWhen: 'They show a warrant. Read it, and do not stand in the way.',
    when: ['search', 'searched', 'car', 'phone', 'house', ...ARREST],
    law: SEARCH,
  },
  {
    id: 'public-defender',
    section: 'leverage',
    says: 'Ask the judge for a court lawyer at your first hearing if you cannot pay for one. You have this right where you could be jailed.',
    risk: 'You must show your income. Some states ask for a small fee.',
    notWhen: 'You can pay for a lawyer you trust.',
    when: [...COURT, 'lawyer', 'afford'],
    law: COUNSEL,
  },
  {
    id: 'cannot-pay-fine',
    section: 'leverage',
    says: 'If you cannot pay a fine, tell the court before the due day. Ask for a plan, less, or service hours. A judge must ask why you did not pay before jail.',
    risk: 'If you stay away, a warrant may follow.',
    notWhen: 'You have the money and chose not to pay.',
    when: ['fine', 'fines', 'fee', 'ticket', 'afford'],
    law: FAIR_FINES,
  },
  {
    id: 'every-date',
    section: 'timing',
    says: 'Go to every court date, and come early. If you cannot, call your lawyer or the clerk before the day.',
    risk: 'Missing one can be a new crime and end your bail.',
    notWhen: 'There is no reason to leave this out.',
    when: COURT,
    law: code(18, '3146', 'failure to appear (federal courts; states have their own)'),
  },
  {
    id: 'appeal-days',
    section: 'timing',
    says: 'Ask your lawyer on the day of sentence how many days you have to appeal. In federal court it is 14 days. States set their own.',
    risk: 'A late appeal is mostly lost.',
    notWhen: 'You gave up the appeal in a plea deal. Ask what is left.',
    when: ['appeal', 'convicted', 'sentence', 'sentenced'],
    law: page(
      'Federal Rules of Appellate Procedure',
      'Rule 4(b)',
      'https://www.uscourts.gov/rules-policies/current-rules-practice-procedure/federal-rules-appellate-procedure',
    ),
  },
  {
    id: 'see-evidence',
    section: 'disclosure',
    says: 'Ask your lawyer to get the reports, video and lab tests. The state must hand over proof that helps you.',
    risk: 'What you see may be bad news. Better now than at trial.',
    notWhen: 'You speak for yourself and do not know the rules. Ask for a lawyer first.',
    when: [...COURT, 'evidence', 'video'],
    law: amendment(14, 'due process: proof that helps the accused (Brady v. Maryland)'),
  },
  {
    id: 'own-notes',
    section: 'disclosure',
    says: 'Write down for your lawyer what happened, who saw it, and where cameras were. Show it to no one else, and post nothing online.',
    risk: 'What you post or say on a jail phone can be used.',
    notWhen: 'Someone asks you to delete things. That can be a crime.',
    law: COUNSEL,
  },
  {
    id: 'plea-questions',
    section: 'settlement',
    says: 'Before a plea deal ask: jail, fines, record, license, job, and immigration. Your lawyer must tell you about deportation risk.',
    risk: 'A plea is hard to undo.',
    notWhen: 'You have not seen the main proof yet.',
    when: ['plea', 'deal', 'guilty', 'immigrant', 'visa', 'green card'],
    law: amendment(6, 'advice on deportation (Padilla v. Kentucky)'),
  },
  {
    id: 'bail-plan',
    section: 'settlement',
    says: 'For the bail hearing bring proof of job, home and family. Offer to report or stay with someone. Bail must not be excessive.',
    risk: 'Breaking the terms can send you back to jail.',
    notWhen: 'You are held for another case. Ask the lawyer first.',
    when: ['bail', 'bond', 'jail'],
    law: amendment(8, 'no excessive bail'),
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'silence',
    says: 'You may stay silent. Say so out loud, and ask for a lawyer.',
    when: ARREST,
    law: SILENCE,
  },
  {
    id: 'free-lawyer',
    says: 'If you could be jailed and cannot pay, the court must give you a lawyer.',
    when: COURT,
    law: COUNSEL,
  },
  {
    id: 'search',
    says: 'You may refuse consent to a search. Stay calm and keep your hands in view.',
    when: ['search', 'car', 'phone'],
    law: SEARCH,
  },
  {
    id: 'no-jail-for-poor',
    says: 'A court may not jail you only because you cannot pay a fine.',
    when: ['fine', 'ticket', 'afford'],
    law: FAIR_FINES,
  },
  {
    id: 'proof',
    says: 'The state must prove the charge beyond a reasonable doubt.',
    when: COURT,
    law: amendment(14, 'due process (In re Winship)'),
  },
])
