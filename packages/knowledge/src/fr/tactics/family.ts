/** Families in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, LEGAL_AID, sheet } from './law.ts'

const SHEET = { country: 'fr', area: 'family' } as const
const SUPPORT = ['pension', 'pension alimentaire', 'support', 'maintenance']
const CHILD = ['child', 'children', 'enfant', 'enfants', 'custody', 'garde', 'residence']
const DIVORCE = ['divorce', 'separated', 'séparation', 'husband', 'wife']
const ABUSE = ['violence', 'abuse', 'afraid', 'violences']

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'public-collector',
    section: 'leverage',
    says: 'Let the CAF collect the child pension and pass it on. If it is not paid, the CAF goes after it and may pay you a support sum.',
    risk: 'Both must give their papers.',
    notWhen: 'You have no title yet. Get one from a judge, notary or the CAF first.',
    when: SUPPORT,
    law: article('css', 'L. 582-1'),
  },
  {
    id: 'direct-from-pay',
    section: 'leverage',
    says: 'If one payment is missed, a commissaire de justice can take the pension straight from pay. It is free for you and reaches back six months.',
    risk: 'You need a title with the sum.',
    notWhen: 'The CAF already collects it.',
    when: SUPPORT,
    law: article('cpce', 'L. 213-1 à L. 213-4'),
  },
  {
    id: 'no-judge-divorce',
    section: 'procedure',
    says: 'If you agree on all, divorce without a judge. Each has a lawyer, and a notary keeps the deed.',
    risk: 'You pay two lawyers. A child who asks to be heard brings in a judge.',
    notWhen: 'You fear the other or do not know the figures.',
    when: DIVORCE,
    law: article('civil', '229-1 à 229-4'),
  },
  {
    id: 'ask-judge',
    section: 'procedure',
    says: 'For children go to the family judge with a form. You need no lawyer for it. Say what the child needs, week by week.',
    risk: 'It can take months.',
    notWhen: 'There is danger. Ask for a protection order.',
    when: CHILD,
    law: article('civil', '373-2-6 à 373-2-11'),
  },
  {
    id: 'protection-order',
    section: 'procedure',
    says: 'In case of violence ask for an ordonnance de protection. The judge decides within six days of setting the date, and no complaint to police is needed.',
    risk: 'The other side is heard too.',
    notWhen: 'You are in danger now. Call 17 or 3919 first.',
    when: ABUSE,
    law: article('civil', '515-9 à 515-13'),
  },
  {
    id: 'fifteen-days-think',
    section: 'timing',
    says: 'In a divorce by consent you get the draft by registered letter and must wait 15 days. Use them to check each figure.',
    risk: 'After you sign it is hard to change.',
    notWhen: 'A judge decides your divorce.',
    when: DIVORCE,
    law: article('civil', '229-4'),
  },
  {
    id: 'new-facts',
    section: 'timing',
    says: 'Ask for a change as soon as your income or the needs of the child change. Do not cut the pension by yourself.',
    risk: 'Two months without full payment can be a crime.',
    notWhen: 'The other agrees. Then write it down and have it made binding.',
    when: SUPPORT,
    law: article('civil', '373-2-2 et 371-2'),
  },
  {
    id: 'sworn-figures',
    section: 'disclosure',
    says: 'For a prestation compensatoire both must swear to their income and assets. Ask for tax notices and bank papers.',
    risk: 'You must show yours too.',
    notWhen: 'You are not married.',
    when: DIVORCE,
    law: article('civil', '270 à 272'),
  },
  {
    id: 'mediation',
    section: 'settlement',
    says: 'Try family mediation. The first talk is free, and the price then goes by income.',
    risk: 'It needs both of you.',
    notWhen: 'There is violence in the family.',
    when: [...CHILD, ...DIVORCE],
    law: sheet('médiation familiale', 'particuliers/vosdroits/F34355'),
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'both-parents',
    says: 'Both parents mostly share parental authority, also after a split.',
    when: CHILD,
    law: article('civil', '372 et 373-2'),
  },
  {
    id: 'child-heard',
    says: 'A child who understands may ask to be heard by the judge.',
    when: CHILD,
    law: article('civil', '388-1'),
  },
  {
    id: 'unpaid-crime',
    says: 'Not paying a child pension for more than two months is a crime.',
    when: SUPPORT,
    law: article('penal', '227-3'),
  },
  {
    id: 'collector',
    says: 'The CAF can collect a pension for you for free.',
    when: SUPPORT,
    law: article('css', 'L. 582-1'),
  },
  {
    id: 'aid',
    says: 'With a low income legal aid can pay for the lawyer.',
    law: LEGAL_AID,
  },
])
