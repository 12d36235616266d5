/** The German words of the rows in ../work-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURY_DE: Words = {
  'au.named.work-injury-nsw': {
    says: 'In New South Wales muss diese Mitteilung die Gründe und die benutzten Papiere nennen. Sie können den Versicherer um Überprüfung bitten oder zur Personal Injury Commission gehen. Das Independent Review Office (IRO) kann Ihnen einen Anwalt bezahlen.',
  },
  'au.named.work-injury': {
    says: 'Für einen Arbeitsunfall gilt ein eigenes Gesetz mit eigener Überprüfung, nicht das anderer Versicherungen. Die Zeit ist kurz, oft ein bis drei Monate. Eine Gewerkschaft, ein Rechtszentrum oder ein Anwalt ohne Vorkosten kann helfen.',
  },
}
