/** Answers to a shop, a trader or an agent: goods at fault, any other contract. */
import type { ParagraphRow } from '../../paragraph.ts'

const CONTRACT = ['CONSUMER_CONTRACT_DISPUTE'] as const

export const CONSUMER_PARAGRAPHS = [
  {
    kinds: CONTRACT,
    part: 'position',
    when: ['faulty_goods'],
    says: 'I do not accept your decision. What I bought on [date] has this fault: [say what is wrong and since when].',
  },
  {
    kinds: CONTRACT,
    part: 'position',
    when: ['faulty_goods'],
    says: 'Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. Nothing you sold me them under can take that away.',
  },
  {
    kinds: CONTRACT,
    part: 'position',
    unless: ['faulty_goods'],
    says: 'I do not admit any liability. My side is: [say what was agreed, what happened and what you want].',
  },
  {
    kinds: CONTRACT,
    part: 'request',
    when: ['faulty_goods'],
    says: '[Keep what is true:] I got it less than 30 days ago, so I reject it and ask for a full refund. [Or:] I ask you to repair or replace it at no cost to me. [Or:] A repair has failed, so I ask for a refund or a lower price.',
  },
  { kinds: CONTRACT, part: 'request', says: 'Send me:' },
  {
    kinds: CONTRACT,
    part: 'item',
    when: ['faulty_goods'],
    says: 'every report, note and photo that you rely on',
  },
  {
    kinds: CONTRACT,
    part: 'item',
    unless: ['faulty_goods'],
    says: 'the contract and the terms you rely on',
  },
  {
    kinds: CONTRACT,
    part: 'item',
    unless: ['faulty_goods'],
    says: 'how you reach {sum}',
  },
  {
    kinds: CONTRACT,
    part: 'item',
    says: 'your complaints procedure, and the ombudsman or dispute scheme you belong to',
  },
  {
    kinds: CONTRACT,
    part: 'hold',
    when: ['faulty_goods'],
    says: 'Answer within 14 days. If we cannot agree, I will take it further.',
  },
  {
    kinds: CONTRACT,
    part: 'hold',
    unless: ['faulty_goods'],
    says: 'Take no further step until you have answered.',
  },
] as const satisfies readonly ParagraphRow[]
