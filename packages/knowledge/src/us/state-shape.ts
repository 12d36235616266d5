/** One row of data per state. A cell that we could not make sure of is absent, and then no rule speaks. */
export type StateLaw = {
  name: string
  /** The parts whose law was read at its source since the table was filled: cells of this table by their names, other rows by the ends of their ids. */
  read?: readonly string[]
  /** The same, for parts that were read a day later. */
  readLast?: readonly string[]
  /** The state code and the state courts, at their official sites. */
  code: string
  courts: string
  /** Days to answer a civil summons in the general court, from service inside the state. */
  answer?: { days: number; law: string }
  /** Years to sue on a written contract, a credit card, or both where the law treats them alike. */
  debt?: { years: number; law: string }
  card?: { years: number; law: string }
  /** `notCredit`: consumer credit has a shorter time there. */
  written?: { years: number; law: string; notCredit?: true }
  /** Days to give a rent deposit back or account for it, after the tenant has left. */
  deposit?: { days: number; law: string }
  /** Days of the notice to pay rent or leave, before the landlord can go to court. */
  rent?: { days: number; unit: 'days' | 'working_days'; law: string; from?: string }
  /** The most that a person can claim in small claims court, in dollars. */
  smallClaims?: { dollars: number; law: string; from?: string }
  /** Days to appeal the first decision on unemployment benefit, from its mailing. */
  unemployment?: { days: number; law: string }
}
