/** The words of tactical knowledge and the cheat sheet. Buttons, failures and empty states are the specification's. */
import { plural, t } from '@lingui/core/macro'
import type { Area } from '@plainletter/contracts/cheat-sheet'

import { inLanguage } from './in-language.ts'

export const tacticMessages = inLanguage(() => ({
  title: t`Tactical Knowledge`,
  lead: t`Lawful steps that help, by area of life and by country. Each one names its law, its risk, and when to leave it.`,
  country: t`Country`,
  credits: (count: number) => plural(count, { one: '# credit left', other: '# credits left' }),
  sheetCost: t`Strategic cheat sheets cost 1 credit each`,
  previewFree: t`Quick tactics are free, for everybody.`,

  situationTitle: t`Start with your situation`,
  situation: t`What has happened?`,
  situationHint: t`Two or three sentences are enough. Say where you live, since the law differs. Leave out names and numbers.`,
  situationPlaceholder: t`A debt company says I owe £600 for an old catalogue. I live in Leeds.`,
  generateGuide: t`Generate Tactical Guide (1 Credit)`,
  situationFirst: t`Tell us about your situation first.`,

  areasTitle: t`Or choose an area`,
  areaNames: {
    debt: t`Debt`,
    criminal: t`Police and criminal law`,
    housing: t`Housing`,
    employment: t`Work`,
    family: t`Family`,
    immigration: t`Immigration`,
    consumer: t`Buying and services`,
    general: t`Everyday law`,
  } as const satisfies Record<Area, string>,
  areaSays: {
    debt: t`Collectors, bailiffs, council tax, court claims.`,
    criminal: t`Police interviews, fines, the magistrates’ court.`,
    housing: t`Rent, repairs, deposits, eviction.`,
    employment: t`Pay, dismissal, redundancy, unfair treatment.`,
    family: t`Separation, children, money after a split.`,
    immigration: t`Visas, refusals, time limits to appeal.`,
    consumer: t`Faulty goods, refunds, contracts, parking.`,
    general: t`What helps in any dispute.`,
  } as const satisfies Record<Area, string>,
  strategicGuide: t`Strategic Guide`,
  strategicGuideFor: (area: string) => t`Strategic Guide: ${area}`,
  openQuick: (area: string) => t`Quick tactics for ${area} (opens in a new tab)`,

  showPreview: t`Show Preview`,
  hidePreview: t`Hide Preview`,
  showPreviewOf: (area: string) => t`Show Preview: ${area}`,
  hidePreviewOf: (area: string) => t`Hide Preview: ${area}`,
  loading: t`Loading...`,
  previewFailed: t`Failed to fetch tactical knowledge`,
  previewNone: t`No quick tactics available for this area.`,
  tryAgain: t`Try again`,

  sheetTitle: (area: string) => t`Cheat sheet: ${area}`,
  sheetLead: t`Steps for your situation in five parts: money, procedure, timing, papers and settling.`,
  area: t`Area`,
  generate: t`Generate Strategic Cheat Sheet (1 Credit)`,
  generating: t`Generating...`,
  costFair: t`The same sheet again is free for 30 days. Where we hold no tactics, nothing is taken.`,
  failed: t`Failed to generate cheat sheet. Please try again.`,
  retry: t`Retry Generation`,
  signIn: t`Log in to make a cheat sheet. The previews need no account.`,
  logIn: t`Log in`,

  ready: t`Cheat sheet ready`,
  creditUsed: t`1 credit used`,
  nothingTaken: t`No credit was taken.`,
  risk: t`Risk:`,
  notWhen: t`Not when:`,
  help: t`Who helps for free`,
  download: t`Download`,
  downloaded: t`Download Complete`,
  sheetRegion: t`The cheat sheet`,
  close: t`Close`,

  pageTitle: (area: string) => t`Strategic Analysis: ${area}`,
  noData: t`No cheat sheet data found. Please return to your document analysis.`,
  goBack: t`Go Back`,
  yourSituation: t`Your situation`,
  fromLetter: t`From your letter`,
  letterFailed: t`We could not load your letter.`,
}))
