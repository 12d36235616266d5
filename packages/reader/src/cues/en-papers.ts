/** English: papers by the names and turns that courts, offices and firms print on them, of the United Kingdom and abroad. */
import type { CueRow } from './cue.ts'

export const EN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      notice of intent to apply for enforcement | attachment of your belongings | notice of seizure and sale | writ of seizure and sale |
      warrant to seize property | property seizure notice | notice of execution | writ of fieri facias | notice of right against garnishment |
      re attend and remove | instructed to re attend | will re attend | intent to garnish wages | administrative wage garnishment | notice to debtor of levy | claim of exemption | money attachment | warrant of distress | recovery of possession by bailiff`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5.5 },
    cues: `
      summoned to respond | respond to this complaint | dispute notice | named as a respondent | you must respond to this claim |
      notice of intention to defend | notice of liquidated claim | originating application | writ of summons | file an answer | filing an answer |
      written answer to the complaint | you have a limited time in which to reply to this claim form | application to the disputes tribunal |
      claim lodged with the disputes tribunal | answer or other response | petition for eviction | commanded to appear | answer the petition |
      citation eviction | notice to appear for trial | civil citation`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: `
      application for attachment of earnings | suspended possession order | charging order on your home | decree has been granted |
      notice of default judgment | judgment or order | order of the tribunal | the tribunal orders | order for possession of the premises`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      notice of intention to recover possession | termination for nonpayment | termination for non payment | termination of rental agreement |
      rental agreement ends | rental agreement will end | rental agreement will terminate | file an eviction case | eviction case in court |
      lease is terminated | lease will terminate | notice of non renewal | notice of nonrenewal | remedy or quit | perform or quit |
      your tenancy will end on | your tenancy ends on | your tenancy terminates | tenancy is terminated | notice to vacate to renter |
      termination notice residential | notice to terminate tenancy | notice terminating tenancy | notice to remove from`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 4.5 },
    cues: `
      employment with us ends | your employment ends | employment ends with effect | employment has ended | employment has come to an end |
      not to confirm your appointment | not confirm you in post | probation has been unsuccessful | have not passed your probation |
      not passed probation | terminated for cause | terminating your contract | contract of employment is terminated |
      employment is hereby terminated | relieved of your duties | your position is terminated | end your contract with immediate effect`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4.5 },
    cues: `
      position has been eliminated | position is being eliminated | reduction in force | role will be made redundant | position is redundant |
      notice of redundancy | your role is redundant | layoff notice | temporary layoff`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4.5 },
    cues: `
      money you owe us because you were paid | benefit paid to you in error | repay the benefit | recovery of benefit | benefit that you were not entitled to |
      not entitled to the money | debt with centrelink | money you owe centrelink | tax credit overpayment | overpaid tax credits | advance payment you owe`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 3.5 },
    cues: `
      notice of tax lien | property tax | tax arrears | tax surcharge | vat return | vat and paye | paye and nic | employer paye | payment on account |
      payments on account | statement of liabilities | activity statement | proposed changes to your | proposed changes to your form | corporation tax | tax underpayment |
      notice of reassessment | council of the tax | simple assessment tax`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `
      disconnect your supply | disconnect your electricity | disconnect your gas | disconnection of your supply | service will be disconnected |
      service will be shut off | electric service | your electricity account | your gas account | your water account | warrant of entry |
      mprn | mpan | mprn number | prepay meter | pay as you go meter | turn off your supply | water bill is overdue | broadband service will be | your line will be`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4 },
    cues: `
      deny the claim | denied your claim | deny your claim | decision to deny | denial of your claim | claim has been denied | claim is denied |
      internal dispute resolution team | not an insured event | coverage has been denied | deny coverage | cannot pay it your policy | decline the claim |
      declined the claim | declinature | we have gone through the claim | claim has been refused | unable to consider your claim | we cannot accept your claim |
      no cover for | policy does not respond | outcome of your insurance claim`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: `
      extraordinary circumstances | flight delay | delayed flight | denied boarding | does not give you a right to cancel | do not give you a right to cancel | minimum term runs | your minimum term | wish to cancel your contract |
      not entitled to a refund | will not be refunding | cannot accept the return | this is our last word | not covered by the guarantee |
      not covered under warranty | not covered by warranty | outside of warranty | right to reject | your rejection of the`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: `
      unlicensed use of image | unlicensed use of images | unlicensed image | unauthorised use of an image | image was found on your website |
      no record of a licence | proof of a valid licence | retroactive licence | retrospective licence | infringing image | licence compliance team`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 4 },
    cues: `
      confusingly similar | likelihood of confusion | stop using the sign | trade marks act 1994 | hand over your domain | transfer the domain name |
      breach of your restrictive covenants | restrictive covenant | delivery up | comparative advertising claims | pre action protocol for media`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5 },
    cues: `
      penalty fare | penalty fare notice | fixed charge offence | penalty points apply | notice of fine |
      alleged that you drove | alleged that on | speed limit exceeded | reminder notice of fine | notice of overdue fine | demerit points | camera detected offence`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 2 },
    cues: 'collection order | fines officer | court fine',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5 },
    cues: 'adverse benefit determination | denial reason | not medically necessary | medical necessity | medically appropriate | utilization management | determination denied',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: -5 },
    cues: 'automatic renewal | auto renewal | this is not a bill',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: -2.5 },
    cues: 'is due for renewal | confirm renewal | confirm your renewal | renewal premium | insurance renewal | policy renewal | invite you to renew',
  },
  {
    means: 'type',
    kinds: { OTHER: 3, PENALTY_CHARGE_NOTICE: -6, DEBT_COLLECTION_LETTER: -3, BAILIFF_NOTICE: -4 },
    cues: 'companies house',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 3 },
    cues: 'pay now avoid eviction | avoid eviction | income collection team | income recovery team | income services | rents team | seeking a possession order',
  },
  {
    means: 'type',
    kinds: { OTHER: 4, INSURANCE_DECISION: -6 },
    cues: 'service charge demand | demand payment of the service charges | service charge breakdown',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3, COUNCIL_TAX_DEMAND: -6 },
    cues: 'your service charge account | on your service charge | outstanding amount on your service charge',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 4 },
    cues: 'decision to terminate your contract of employment | terminate your contract of employment | notice of termination of your employment',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: 'has made a money claim against you | money claims account | courts and tribunals service centre',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 4 },
    cues: 'pay rent or vacate | pay or vacate | pay rent or quit | amount owed or vacate',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 2.5 },
    cues: `
      in full and final settlement of this | settle this claim | settle this case | client may be prepared to settle | client would accept |
      client would be agreeable | client is prepared to accept | client is willing to accept`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 3, PENALTY_CHARGE_NOTICE: -3 },
    cues: 'victim surcharge | driving record endorsed | fine and collection order',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: -6 },
    cues: 'have been garnished | right against garnishment | right to claim exemptions',
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: -6, DEBT_COLLECTION_LETTER: 1 },
    cues: 'homeowners association | covenant violation | owners corporation | strata plan | bylaw fine | bylaw fines',
  },
  {
    means: 'type',
    kinds: { STATUTORY_DEMAND: 5.5 },
    cues: 'creditors statutory demand | section 459e | section 123(1)(a) | form sd 4 1',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      salary overpayment | overpayment of salary | overpaid salary | overpaid wages | wage overpayment | wages overpayment |
      notice of assignment | transferred its rights in your account | account has a new owner | balance transferred was | the balance transferred |
      has been passed to us for collection | passed to us for recovery | amount owing | default with a credit reporter | credit reporting body |
      collection costs of | placed with us for collection | assigned to our agency | notice of collection activity |
      this communication is from a debt collector | how can you dispute the debt | our information shows`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.5 },
    cues: `
      let us have your remittance | do not appear to have received your | share of the common charges | common charges | ledger shows |
      our records show a balance | kindly remit | remit payment | account is delinquent | seriously delinquent | past due account`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4.5, EVICTION_NOTICE: -5 },
    cues: 'rent arrears at | about the rent arrears | arrears on your tenancy | pay the arrears in full | serving a formal notice seeking | this is not an eviction notice | rent is behind by',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, EVICTION_NOTICE: -7, RENT_ARREARS_LETTER: -4 },
    cues: 'notice of variation of rent | variation of rent | rent will change from | new rent takes effect | form rhw12 | rhw12 | rent review notice | notice of rent review',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, DEBT_COLLECTION_LETTER: -6, COURT_CLAIM: -3 },
    cues: 'summons for attendance of debtor | attendance of debtor | enforcement of court orders acts | examined as to your means | instalment order | committal summons',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5.5, DEBT_COLLECTION_LETTER: -4 },
    cues: 'request to cancel your membership | cancel your membership because | not a ground for cancellation | no ground for cancellation | memberships are non cancelable | non cancelable | cannot cancel your membership | unable to cancel your membership | cannot accept your cancellation',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, PENALTY_CHARGE_NOTICE: -7 },
    cues: 'fixed penalty formal warning | penalty notice will be requested | penalty notice may be requested | fixed penalty notice will be requested | penalty warning notice | penalty notice warning',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, DEBT_COLLECTION_LETTER: -4, SCAM_LETTER: -4 },
    cues: 'settlement quotation | early settlement quotation | early settlement quote | early settlement figure | early settlement statement | rebate for early settlement | early settlement rebate | early settlement regulations | redemption statement | mortgage redemption figure',
  },
  {
    means: 'type',
    kinds: { OTHER: 9 },
    cues: 'jury service | jury summons | jury duty | juror number | juror summons',
  },
  {
    means: 'type',
    kinds: { OTHER: 3 },
    cues: `
      your claim is unsuccessful | visa application has been refused | parking permit application |
      planning permission | licence renewal reminder | polling station | notice of election`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: `
      civil resolution tribunal | disputes tribunal | justice courts | magistrate court | tenancy tribunal | ncat | vcat | qcat |
      landlord and tenant board | first tier tribunal | upper tribunal | lands tribunal | small claims tribunal`,
  },
  {
    means: 'sign',
    sign: 'claim_form',
    cues: `
      dispute notice | summoned to respond | file an answer | filing an answer | notice of intention to defend | dispute response form |
      petition for eviction | commanded to appear | answer the petition | citation | originating application | answer to the complaint | respond to this complaint | entry of default`,
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'dispute number | file no | file number | civil action file | civil action no | application number | cause number',
  },
] as const satisfies readonly CueRow[]
