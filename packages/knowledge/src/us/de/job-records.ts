/** The German words of the rows in ../job-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JOB_RECORDS_DE: Words = {
  ...stateWords('job-record', {
    CA: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    IL: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    MA: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    NJ: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    NY: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    PA: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
    WA: 'begrenzt das Gesetz, wie ein Arbeitgeber Vorstrafen nutzen darf. Antworten Sie schriftlich bis zum genannten Tag und sagen Sie, was sich bei Ihnen geändert hat',
  }),
}
