/** Families of words, by language: what a letter is about, and what it says of it. Two or three of them together name its kind. */

export type Family =
  | 'ends'
  | 'home'
  | 'work'
  | 'unpaid'
  | 'rent'
  | 'supply'
  | 'tax'
  | 'credit'
  | 'benefit'
  | 'back'
  | 'policy'
  | 'goods'
  | 'refused'
  | 'court'
  | 'called'
  | 'party'
  | 'offence'
  | 'fine'

/** The families of one language. */
export type Families = Readonly<Record<Family, RegExp>>
