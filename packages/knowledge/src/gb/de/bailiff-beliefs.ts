/** Beliefs about bailiffs in England and Wales to correct: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_BELIEFS_DE: Words = {
  'gb.bailiff.myth-break-in': {
    says: 'Bei den meisten Schulden darf ein Gerichtsvollzieher (bailiff) beim ersten Besuch nicht einbrechen. Anders ist es, wenn er schon einmal drinnen war und Ihre Sachen gelistet hat.',
  },
  'gb.bailiff.myth-prison': {
    says: 'Ein Gerichtsvollzieher (bailiff) kann Sie wegen Schulden bei Gemeinde oder Firmen nicht verhaften oder ins Gefängnis bringen.',
  },
  'gb.bailiff.myth-everything': {
    says: 'Sie können nicht alles nehmen. Geschützt sind einfacher Hausrat, Kindersachen und Sachen anderer Leute.',
  },
  'gb.bailiff.myth-car': {
    says: 'Sie dürfen Ihr eigenes Auto in der Einfahrt oder auf öffentlicher Straße nehmen oder blockieren. Ein finanziertes Auto gehört meist dem Kreditgeber. Ein Arbeitsauto bis £1,350 kann geschützt sein.',
  },
  'gb.bailiff.myth-family': {
    says: 'Was nur anderen gehört, dürfen sie nicht nehmen. Heben Sie Quittungen, Kontoauszüge oder Fahrzeugpapier (log book) auf, um das zu zeigen.',
  },
  'gb.bailiff.myth-police': {
    says: 'Die Polizei kommt vielleicht, damit es ruhig bleibt. Sie kann keine Schuld eintreiben. Sie kann Sie bei einer Schuld bei der Gemeinde auch nicht zwingen, die Tür zu öffnen.',
  },
}
