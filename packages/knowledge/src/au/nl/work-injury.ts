/** The Dutch words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_NL: Words = {
  'au.named.work-injury-nsw': {
    says: 'In New South Wales moet dit bericht de redenen en de gebruikte papieren geven. U kunt de verzekeraar om herziening vragen of naar de Personal Injury Commission gaan. Het Independent Review Office (IRO) kan een advocaat voor u betalen.',
  },
  'au.named.work-injury': {
    says: 'Voor letsel op het werk geldt een eigen wet met een eigen herziening, niet die van andere verzekeringen. De tijd is kort, vaak een tot drie maanden. Een vakbond, een rechtswinkel of een advocaat zonder kosten vooraf kan helpen.',
  },
}
