/** What is at stake, by language: which words of a question tell of something pressing, and which papers decide about their reader. */

/** The words of one language. */
export type Stakes = {
  /** In a question: an officer, a court, a lost home or job, an arrest, a cut supply, a fraud at work, or a time limit that ends. */
  readonly pressing: readonly RegExp[]
  /** In a question: something has happened to somebody. A short question without them asks what the law says at large. */
  readonly told: RegExp
  /** In a paper without a kind of its own: an office, a court, an employer or a landlord decides about the reader, or wants papers or answers first. */
  readonly decides: RegExp
}
