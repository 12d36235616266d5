/** Police and criminal courts in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, LEGAL_AID } from './law.ts'

const SHEET = { country: 'fr', area: 'criminal' } as const
const POLICE = [
  'garde à vue',
  'police',
  'gendarmerie',
  'audition',
  'arrested',
  'convocation',
  'custody',
]
const FINE = ['amende', 'fine', 'ordonnance pénale', 'contravention', 'ticket']
const COURT = ['tribunal', 'court', 'charged', 'crpc', 'hearing', 'procureur']

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer-in-custody',
    section: 'procedure',
    says: 'In garde à vue ask for a lawyer from the start. You can talk alone for 30 minutes, and the lawyer may be there when you are questioned.',
    risk: 'You may wait for the lawyer to come.',
    notWhen: 'There is no reason to leave this out. If you have no lawyer, one is named for you.',
    when: POLICE,
    law: article('cpp', '63-3-1 à 63-4-2'),
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'After you say who you are, you may speak, answer questions or stay silent. Choose after you talk with the lawyer.',
    risk: 'A judge still weighs all the other proof.',
    notWhen: 'You are heard as a witness only. Ask which you are.',
    when: POLICE,
    law: article('cpp', '63-1 et 61-1'),
  },
  {
    id: 'free-hearing',
    section: 'procedure',
    says: 'In an audition libre you may leave at any time. If the charge can mean prison, you may have a lawyer with you.',
    risk: 'If you leave, police may place you in custody if the law allows it.',
    notWhen: 'You are in garde à vue. Other rules hold.',
    when: POLICE,
    law: article('cpp', '61-1'),
  },
  {
    id: 'ten-days-appeal',
    section: 'timing',
    says: 'You have ten days from the judgment to appeal. Do it at the court office.',
    risk: 'The prosecutor can appeal too, and the sentence can rise.',
    notWhen: 'You were judged without knowing. Then ask about opposition.',
    when: ['appeal', 'appel', 'convicted', 'jugement', 'judgment'],
    law: article('cpp', '498'),
  },
  {
    id: 'fine-forty-five',
    section: 'timing',
    says: 'Contest a fixed fine within 45 days of the notice, on the form or online. Do not pay it first, as paying means you accept it.',
    risk: 'If you lose, the fine can be higher.',
    notWhen: 'The fine is right. Then pay early at the lower rate.',
    when: FINE,
    law: article('cpp', '529-2 et 529-10'),
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for aide juridictionnelle if your income is low. A named lawyer in custody can be paid by the state.',
    risk: 'It may be refunded if your income is above the limit.',
    notWhen: 'An insurance pays your lawyer.',
    when: ['lawyer', 'avocat', 'afford', ...COURT],
    law: LEGAL_AID,
  },
  {
    id: 'early-payment',
    section: 'leverage',
    says: 'Pay a court fine within one month and it falls by 20%. If you cannot, ask the Trésor public for a plan.',
    risk: 'After the month the cut is lost.',
    notWhen: 'You plan to appeal. Ask your lawyer first.',
    when: FINE,
    law: article('cpp', '707-2 et 707-3'),
  },
  {
    id: 'see-file',
    section: 'disclosure',
    says: 'Once you are called to court you may ask for a copy of your file, alone or through a lawyer.',
    risk: 'It can take some weeks. Ask at once.',
    notWhen: 'You were only heard and no choice is made yet.',
    when: COURT,
    law: article('cpp', '388-4'),
  },
  {
    id: 'crpc-ten-days',
    section: 'settlement',
    says: 'In a CRPC you must have a lawyer, and you may ask for ten days to think about the offer.',
    risk: 'If you say no, the case goes to the court.',
    notWhen: 'You did not do it. Then do not accept.',
    when: ['crpc', 'plaider coupable', 'guilty', 'offer'],
    law: article('cpp', '495-8'),
  },
  {
    id: 'clean-record',
    section: 'settlement',
    says: 'At the hearing ask that the conviction is kept off bulletin 2 of your record if it would cost you your job.',
    risk: 'The judge may say no. You can ask again later.',
    notWhen: 'The law forbids it for that offence.',
    when: ['record', 'casier', 'job'],
    law: article('cpp', '775-1'),
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'lawyer',
    says: 'In garde à vue you can have a lawyer at once.',
    when: POLICE,
    law: article('cpp', '63-3-1'),
  },
  {
    id: 'twenty-four',
    says: 'Garde à vue lasts 24 hours at most, mostly once more with an order of the prosecutor.',
    when: POLICE,
    law: article('cpp', '63'),
  },
  {
    id: 'silence',
    says: 'You may stay silent.',
    when: POLICE,
    law: article('cpp', '63-1'),
  },
  {
    id: 'forty-five',
    says: 'You have 45 days to contest a fixed fine. Do not pay it if you contest it.',
    when: FINE,
    law: article('cpp', '529-2'),
  },
  {
    id: 'family-told',
    says: 'You can have a relative and your employer told, and see a doctor.',
    when: POLICE,
    law: article('cpp', '63-2 et 63-3'),
  },
])
