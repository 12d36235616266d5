/** What a question is about within its field of life, so that rows of the field stay with the questions that they fit. */
import type { Condition, Test } from '@plainletter/contracts/rule'

type Subject =
  /** Buying: power and water, banks, tricks, insurers, journeys, contracts that run on, building work, care, credit files, licences for music and television, cars. */
  | 'supply'
  | 'bill'
  | 'bank'
  | 'fraud'
  | 'insurance'
  | 'journey'
  | 'contract'
  | 'works'
  | 'care'
  | 'record'
  | 'licence'
  | 'car'
  /** Debt: owed to the state, of the dead, insolvency, seized already, tied to a home or a car. */
  | 'state'
  | 'estate'
  | 'insolvency'
  | 'seized'
  | 'secured'
  /** Home: a rented one, neighbours, one's own, none, letting to others, and what a tenancy is disputed for. */
  | 'renting'
  | 'neighbour'
  | 'owner'
  | 'homeless'
  | 'letting'
  | 'deposit'
  | 'repair'
  | 'moving'
  | 'rent'
  | 'evicted'
  /** Work: a job, its end, and what is no quarrel with an employer. */
  | 'job'
  | 'dismissed'
  | 'resigning'
  | 'benefit'
  | 'hiring'
  | 'discipline'
  | 'absence'

/** The words by which people of one language tell each subject. */
export type Subjects = SubjectsOf<Subject>
/** The same for some subjects: each language has a file for each field. */
export type SubjectsOf<Some extends Subject> = Readonly<Record<Some, Test>>

/** For whom rows of a field are meant, in a country where people write in these languages. */
export function questionsIn(...languages: readonly Subjects[]) {
  return { ...buying(languages), ...owing(languages), ...living(languages), ...working(languages) }
}

/** No seller stands behind these. */
const NO_SELLER = ['bank', 'fraud', 'record', 'licence', 'job'] as const
const NO_SALE = [...NO_SELLER, 'insurance', 'care'] as const
const NO_THING = [...NO_SALE, 'supply', 'journey', 'contract'] as const

function buying(languages: readonly Subjects[]) {
  return {
    /** A thing was bought and it is not as it should be. */
    goods: notAbout(languages, ...NO_THING, 'works'),
    /** A thing or a piece of work is not as it should be. */
    fault: notAbout(languages, ...NO_THING),
    /** A contract that runs on, with payments each month. */
    running: about(languages, 'contract', 'supply'),
    /** A contract that may be cancelled. */
    cancelling: notAbout(languages, ...NO_SALE, 'bill', 'journey', 'car'),
    /** Paid by card to a seller. */
    paidByCard: notAbout(languages, ...NO_SALE, 'supply'),
    /** A firm that sold something or did some work. */
    seller: notAbout(languages, ...NO_SALE),
    /** A seller may be taken to court: complaints on power and water have a body of their own. */
    court: notAbout(languages, ...NO_SALE, 'supply'),
    /** Work that a firm did or was to do. */
    service: about(languages, 'works', 'contract'),
    /** Terms of a contract. */
    terms: notAbout(languages, ...NO_SELLER, 'journey', 'care'),
    /** A bank or an insurer says no. */
    finance: about(languages, 'bank', 'fraud', 'insurance'),
    /** Somebody was tricked. */
    tricked: about(languages, 'fraud'),
    /** Money is gone, or an account is shut. */
    money: about(languages, 'fraud', 'bank'),
  }
}

function owing(languages: readonly Subjects[]) {
  return {
    /** A debt that a firm collects, which no court has decided yet. */
    collected: notAbout(languages, 'state', 'estate', 'insolvency', 'seized', 'secured'),
    /** Somebody collects for a firm, from whomever. */
    collector: notAbout(languages, 'state', 'insolvency', 'seized', 'secured'),
    /** A debt to a firm, before or after a court has decided. */
    toFirm: notAbout(languages, 'state', 'estate'),
    /** A court has decided, or things or pay are seized. */
    judged: about(languages, 'seized'),
    /** A debt that is claimed and for which nothing is seized. */
    claimed: notAbout(languages, 'estate', 'insolvency', 'seized'),
    /** A debt that one owes oneself. */
    own: notAbout(languages, 'estate'),
    /** A debt that one owes oneself and means to pay. */
    payable: notAbout(languages, 'estate', 'insolvency'),
  }
}

/** The landlord of the person who asks has no part in these. */
const NO_LANDLORD = ['neighbour', 'owner', 'letting'] as const

function living(languages: readonly Subjects[]) {
  const disputed = ['renting', 'evicted', 'deposit', 'rent', 'repair', 'moving'] as const
  return {
    /** Somebody rents their home. */
    tenant: {
      ...about(languages, ...disputed),
      ...notAbout(languages, ...NO_LANDLORD, 'homeless'),
    },
    /** Somebody rents their home and will stay for now. */
    staying: {
      ...about(languages, 'renting', 'evicted', 'rent'),
      ...notAbout(languages, ...NO_LANDLORD, 'homeless', 'deposit', 'moving'),
    },
    /** Somebody rents a home or has none. */
    roof: notAbout(languages, ...NO_LANDLORD),
    /** A tenant may lose the home. */
    evicted: { ...about(languages, 'evicted'), ...notAbout(languages, ...NO_LANDLORD) },
    /** A home may be taken from a tenant, whoever asks. */
    eviction: about(languages, 'evicted', 'letting'),
    /** What a lease binds to. */
    lease: about(languages, 'evicted', 'moving', 'rent'),
    /** A deposit is to come back to a tenant. */
    deposit: { ...about(languages, 'deposit'), ...notAbout(languages, 'letting') },
    /** Somebody may lose the home, or has none. */
    atRisk: about(languages, 'evicted', 'homeless'),
    /** Something is wrong with a rented home. */
    disrepair: { ...about(languages, 'repair'), ...notAbout(languages, ...NO_LANDLORD) },
    /** What a tenant pays each month. */
    rent: about(languages, 'rent'),
  }
}

function working(languages: readonly Subjects[]) {
  return {
    dismissed: about(languages, 'dismissed'),
    /** A job ends, by whichever side. */
    ending: about(languages, 'dismissed', 'resigning'),
    /** Somebody has or will have no job. */
    jobless: about(languages, 'dismissed', 'resigning', 'benefit'),
    /** A paper is put before somebody at work. */
    signing: about(languages, 'dismissed', 'resigning', 'discipline'),
    /** A warning or a penalty at work. */
    discipline: about(languages, 'discipline'),
    /** Paid time away from work. */
    absence: about(languages, 'absence'),
    /** A quarrel with an employer. */
    employer: notAbout(languages, 'benefit'),
    /** A claim against an employer, with its time limit. */
    claim: notAbout(languages, 'benefit', 'resigning'),
    /** Pay for work that was done. */
    pay: notAbout(languages, 'benefit', 'hiring', 'discipline'),
  }
}

/** Holds where the question is about one of the subjects. */
function about(languages: readonly Subjects[], ...subjects: readonly Subject[]) {
  return { any: testsOf(languages, subjects) } satisfies Condition
}

/** Holds where the question is about none of the subjects. */
function notAbout(languages: readonly Subjects[], ...subjects: readonly Subject[]) {
  return { not: testsOf(languages, subjects) } satisfies Condition
}

function testsOf(languages: readonly Subjects[], subjects: readonly Subject[]): Test[] {
  return languages.flatMap((language) => subjects.map((subject) => language[subject]))
}
