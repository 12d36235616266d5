/** English: what a letter says will, may or did happen. */
import type { CueRow } from './cue.ts'

export const EN_THREAT_CUES = [
  {
    means: 'threat',
    kind: 'court',
    cues: ` letter of claim | issue a claim on his behalf | court proceedings | legal proceedings | court action | legal action | county court claim |
      issue a claim | court claim | summons | issue proceedings | start proceedings |
      commence proceedings | county court | instruct solicitors | instruct our solicitors |
      instruct its solicitor | litigation | take you to court | damages | prs de justice |
      at the local court | in the local court | to the local court | recovery action | recovery proceedings | civil complaint |
      start debt recovery | commence debt recovery | tribunal for recovery |
      magistrates court | law firm | apply to the court | sheriff court`,
  },
  {
    means: 'threat',
    kind: 'judgment',
    cues: `
      county court judgment | judgment against you | judgment may be entered |
      judgment being entered | ccj | liability order | decree | judgment by default |
      enter judgment | court judgment`,
  },
  {
    means: 'threat',
    kind: 'enforcement_visit',
    cues: `
      enforcement agent may | enforcement agent will | enforcement agents | enforcement agent |
      bailiff | bailiffs | visit your property | visit your home | attend your property |
      attend your home | attend your premises | doorstep | home visit | field agent |
      sheriff officers | enforcement officer | visit by an officer`,
  },
  {
    means: 'threat',
    kind: 'goods',
    cues: `
      remove goods | remove your goods | seize | take control of your goods |
      take control of goods | sell your goods | removal of goods | remove and sell |
      remove your possessions | clamp | immobilise your vehicle | attachment of your goods |
      remove your vehicle`,
  },
  {
    means: 'threat',
    kind: 'credit_file',
    cues: `
      credit file | credit rating | credit report | credit reference | credit status |
      credit score | credit history | register of judgments | ability to obtain credit`,
  },
  {
    means: 'threat',
    kind: 'debt_collector',
    cues: ` debt collectors | collection agencies | debt recovery firm | collection partner | recovery partner | debt collecting agency | debt collection agency | debt collector | debt recovery agent | debt recovery agents |
      collection agency | debt recovery company | passed to debt | debt collection |
      external agents | third party agents`,
  },
  {
    means: 'threat',
    kind: 'eviction',
    cues: `
      evict | eviction | evicted | possession order | lose your home | losing your home |
      order for possession | possession proceedings | seek possession | forfeiture | repossess |
      repossession | notice seeking possession | order of possession`,
  },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: `
      disconnect | disconnection | disconnected | prepayment meter | suspend your service |
      restrict your service | cut off | restrict your line | flow restrictor |
      warrant to enter`,
  },
  {
    means: 'threat',
    kind: 'prosecution',
    cues: `
      prosecution | prosecuted | prosecute | criminal offence | on conviction |
      criminal record | conviction`,
  },
  {
    means: 'threat',
    kind: 'prison',
    cues: `
      prison | imprisonment | imprisoned | commit you to prison | committal |
      warrant for your arrest | arrest | arrested | jail`,
  },
  {
    means: 'threat',
    kind: 'bankruptcy',
    cues: `
      bankruptcy | bankrupt | winding up | sequestration | insolvency proceedings | insolvency`,
  },
  {
    means: 'threat',
    kind: 'wages',
    cues: `
      attachment of earnings | deductions from your earnings | deduct from your wages |
      deducted from your wages | deductions from your wages | deduct from your benefits |
      deductions from your benefits | earnings arrestment | direct earnings attachment |
      from your wages | from your benefits | bank arrestment`,
  },
  {
    means: 'threat',
    kind: 'costs',
    cues: `
      further costs | additional costs | legal costs | court costs | court fees |
      costs will be added | costs may be added | further fees | additional fees |
      further charges | additional charges | costs and interest | solicitors costs |
      increase the amount | costs will increase | costs would be added | charging order`,
  },
] as const satisfies readonly CueRow[]
