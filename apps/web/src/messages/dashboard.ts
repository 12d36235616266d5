/** The words of the dashboard; headings, labels and empty states are the specification's. */
import { plural, t } from '@lingui/core/macro'
import type { JobStatus } from '@plainletter/contracts/document'

import { inLanguage } from './in-language.ts'

export const dashboardMessages = inLanguage(() => ({
  title: t`My Legal Research Dashboard`,
  notAdvice: t`What you find here is information only, not legal advice.`,
  tabsLabel: t`Parts of the dashboard`,
  tabs: {
    archive: t`Document Archive`,
    analytics: t`Research Analytics`,
    settings: t`Account Settings`,
  },

  search: t`Search your documents`,
  searchHint: t`Looks in the name, the kind and the whole text.`,
  searching: t`Looking through the text...`,
  searchFailed: t`We could look in the names and first lines only. Try again.`,
  count: (count: number) => plural(count, { one: '# document', other: '# documents' }),
  loading: t`Loading...`,
  loadFailed: t`We could not load your documents.`,
  tryAgain: t`Try again`,
  emptyTitle: t`No Documents Found`,
  emptySearch: t`No documents match your search.`,
  emptyArchive: t`Upload your first document to get started.`,
  startNew: t`Start New Analysis`,

  createdOn: (day: string) => t`Added on ${day}`,
  preview: t`It begins`,
  summary: t`In short`,
  furtherDown: t`Your words stand further down in this document.`,
  hasTemplate: t`A reply to send is ready.`,
  hidden: t`[Hidden to protect your privacy]`,
  status: {
    queued: t`Waiting to be read`,
    running: t`Being read`,
    succeeded: t`Read`,
    failed: t`Could not be read`,
  } satisfies Record<JobStatus, string>,

  viewAnalysis: t`View Full Analysis`,
  viewAnalysisOf: (name: string) => t`View Full Analysis of ${name}`,
  analysisTitle: (name: string) => t`Analysis of ${name}`,
  analysisFailed: t`We could not load this analysis.`,
  noAnalysis: t`There is no analysis yet.`,
  viewTemplate: t`View Template`,
  viewTemplateOf: (name: string) => t`View Template of ${name}`,
  noTemplate: t`This one has no reply.`,
  templateSaved: t`Download Complete`,
  templateSavedHint: t`The reply is in your downloads.`,
  research: t`Research Similar Cases`,
  researchOf: (name: string) => t`Research Similar Cases for ${name}`,
  close: t`Close`,

  total: t`Total Research Sessions`,
  commonType: t`Most Common Type`,
  countries: t`Research Countries`,
  none: t`N/A`,
  byKind: t`By kind`,
  byCountry: t`By country`,
  byMonth: t`By month`,
  kind: t`Kind`,
  country: t`Country`,
  month: t`Month`,
  documents: t`Documents`,
  asTable: t`Show as a table`,
  chartSays: (title: string, parts: string) => t`${title}: ${parts}`,
  chartPart: (name: string, count: number) => t`${name} ${count}`,
  analyticsEmpty: t`When you have sent a document, you see here what you send most.`,

  email: t`Email`,
  accountType: t`Account type`,
  accountTypeIs: t`Research Account (Information Only)`,
  disclaimer: t`Disclaimer`,
  disclaimerAcknowledged: t`Acknowledged: this service gives information only, not legal advice.`,
  updateSettings: t`Update Account Settings`,
}))
