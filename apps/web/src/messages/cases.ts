/** The words of cases; headings, buttons and toasts are the specification's. */
import { t } from '@lingui/core/macro'
import type { CaseStatus, CaseType, DocumentRole } from '@plainletter/contracts/case'

import { inLanguage } from './in-language.ts'

const YEAR_DAYS = 365

export const caseMessages = inLanguage(() => ({
  title: t`Case Management`,
  lead: t`A case keeps the letters of one dispute together, for longer than 30 days.`,
  close: t`Close`,
  backToDashboard: t`Back to my research`,
  loading: t`Loading...`,
  loadFailed: t`We could not load your cases.`,
  tryAgain: t`Try again`,

  emptyTitle: t`No Cases Yet`,
  emptySays: t`Put the letters of one dispute into a case, and they stay until you close it.`,
  createFirst: t`Create Your First Case`,

  create: t`Create Case`,
  createTitle: t`Create a case`,
  caseName: t`Case name`,
  caseType: t`Type`,
  noType: t`Not sure`,
  opposingParty: t`Opposing party`,
  opposingPartyHint: t`Who wrote to you, or whom you are writing to.`,
  description: t`Description`,
  retention: t`Keep the letters after closing`,
  retentionYears: (days: number) => t`${(days / YEAR_DAYS).toFixed(1)} years`,
  recommended: (years: string) => t`${years} (recommended)`,
  creating: t`Creating...`,
  cancel: t`Cancel`,
  errorTitle: t`There is a problem`,
  created: t`Case Created`,
  createdHint: t`Now put your letters into it.`,
  failed: t`Error`,
  createFailed: t`Failed to create case. Please try again.`,

  types: {
    debt_collection: t`Debt collection`,
    contract_dispute: t`Contract dispute`,
    employment: t`Employment`,
    consumer_rights: t`Consumer rights`,
    housing: t`Housing`,
    insurance: t`Insurance`,
    other: t`Other`,
  } as const satisfies Record<CaseType, string>,
  statuses: {
    active: t`Active`,
    closed: t`Closed`,
    settled: t`Settled`,
    paused: t`Paused`,
  } as const satisfies Record<CaseStatus, string>,
  roles: {
    initial_letter: t`Initial letter`,
    follow_up: t`Follow-up`,
    response: t`Response`,
    evidence: t`Evidence`,
    related_document: t`Related document`,
  } as const satisfies Record<DocumentRole, string>,

  against: (party: string) => t`Opposing party: ${party}`,
  createdOn: (day: string) => t`Created on ${day}`,
  keptFor: (years: string) => t`Kept for ${years} after closing`,
  deletedOn: (day: string) => t`Deleted on ${day}`,
  timeline: t`Timeline`,
  timelineOf: (name: string) => t`Timeline of ${name}`,
  hideTimeline: t`Hide timeline`,
  timelineFailed: t`We could not load the letters of this case.`,
  letterOf: (day: string) => t`Letter of ${day}`,
  addedOn: (day: string) => t`Added on ${day}`,
  sender: t`From`,
  creditor: t`For`,
  sum: t`They ask for`,
  actBy: t`Act by`,
  changedTitle: t`This has changed`,
  sumUp: (before: string, now: string, more: string) =>
    t`The sum went up: ${before} before, ${now} now. That is ${more} more.`,
  sumDown: (before: string, now: string, less: string) =>
    t`The sum went down: ${before} before, ${now} now. That is ${less} less.`,
  sumCurrency: (before: string, now: string) =>
    t`The sum is in another currency: ${before} before, ${now} now.`,
  creditorChanged: (before: string, now: string) =>
    t`The debt is now for somebody else: ${before} before, ${now} now.`,
  senderChanged: (before: string, now: string) =>
    t`Somebody else writes: ${before} before, ${now} now.`,
  dateChanged: (before: string, now: string) =>
    t`The day to act by has changed: ${before} before, ${now} now.`,

  documentsTitle: t`Linked documents`,
  noDocuments: t`No documents linked yet.`,
  more: (count: number) => t`+${count} more documents`,
  showAll: (count: number) => t`Show all ${count}`,

  link: t`Link Document`,
  linkTo: (name: string) => t`Link Document to ${name}`,
  linkTitle: t`Link a document`,
  document: t`Document`,
  chooseDocument: t`Choose a document`,
  role: t`Role`,
  nothingToLink: t`All your letters are in a case already, or you have none.`,
  linking: t`Linking...`,
  linked: t`Document Linked`,
  linkedHint: t`It is kept with the case and no longer deleted after 30 days.`,
  linkFailed: t`The document could not be linked`,

  unlink: t`Unlink`,
  unlinkOf: (name: string) => t`Unlink ${name}`,
  unlinkTitle: t`Unlink this document?`,
  unlinkQuestion: (name: string) =>
    t`${name} becomes available for other cases. It loses its role here, and is deleted after 30 days again.`,
  unlinking: t`Unlinking...`,
  unlinked: t`Document Unlinked`,
  unlinkFailed: t`The document could not be unlinked`,

  closeCase: t`Close Case`,
  closeCaseOf: (name: string) => t`Close Case ${name}`,
  closing: t`Closing...`,
  closed: t`Case Closed`,
  closedHint: t`Its documents are kept for the time that you chose.`,
  closeFailed: t`The case could not be closed`,
  tryLater: t`Please try again later.`,
}))
