/** What is at stake, and how a person asks, by language: which words of a question tell of something pressing, and which papers decide about their reader. */

/** How people put a question: whom they speak of, how they begin, how they thank, and how a letter speaks instead. */
export type Asking = {
  /** What only a person who asks for help writes. */
  readonly asks: RegExp
  /** Of whom they tell. */
  readonly kin: RegExp
  /** How a bare question begins, typed. */
  readonly begins: RegExp
  /** Words to the reader of a letter; in a question nobody is spoken to so, but in thanks. */
  readonly formal: RegExp
  /** "Merci de vos réponses": who thanks speaks to everybody. */
  readonly thanks: RegExp
  /** The one to whom a message speaks. */
  readonly second: RegExp
  /** By name, or as one writes to a firm; "bonjour à tous" speaks to nobody. */
  readonly opens: RegExp
}

/** The words of one language. */
export type Stakes = {
  /** In a question: an officer, a court, a lost home or job, an arrest, a cut supply, a fraud at work, or a time limit that ends. */
  readonly pressing: readonly RegExp[]
  /** In a question: something has happened to somebody. A short question without them asks what the law says at large. */
  readonly told: RegExp
  /** In a paper without a kind of its own: an office, a court, an employer or a landlord decides about the reader, or wants papers or answers first. */
  readonly decides: RegExp
  /** In a paper: an office says no, or means to, in words that need no more around them. Null where `isRefusal` alone knows them. */
  readonly refuses: RegExp | null
  /** In a paper: the reader has to leave the country. Null as above. */
  readonly removes: RegExp | null
  /** In a paper: a benefit, a licence, a place at a school or the car goes, or a job is about to. Null where nobody has taught it. */
  readonly loses: RegExp | null
  /** Null where `enquiry.ts` alone tells a question. */
  readonly asking: Asking | null
  /** Who tells of a limit in a question, and that they must keep it: all stand in the sentence. Japanese leaves the person out. */
  readonly toldLimit: readonly RegExp[] | null
  /** Words that only offices and firms write. */
  readonly ofOffices: RegExp | null
}

/** False for "dovevamo fare il compromesso entro il 31 marzo, ma": what both sides meant to do by a day, and did not. */
export const NOT_PLANNED =
  /^(?![^]*(?<!\p{L})(?:dovev\p{L}+ (?:fare il|firmare|concludere|stipulare|rogitare|consegn|finire|iniziare|andare al rogito)|dev(?:ait|aient|ions|ais) (?:signer|conclure|livrer|finir|terminer|commencer|passer chez)|(?:debía|tenía)\p{L}* (?:que )?(?:firmar|cerrar|entregar|terminar|empezar)|(?:sollten?|wollten?)(?=[^.?!]{0,90}(?:fertig|geliefert|anfangen|abgeschlossen|stattfinden|zum notar))|moest(?:en)? [^.?!]{0,60}(?:passeren|opleveren|opgeleverd|klaar zijn|beginnen|naar de notaris))[^.?!]{0,120}(?<!\p{L})(?:ma|mais|pero|aber|doch|maar)(?!\p{L}))/iu
