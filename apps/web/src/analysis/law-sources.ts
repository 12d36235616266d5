import type { Basis } from '@plainletter/contracts/analysis'

export type LawBasis = Extract<Basis, { kind: 'law' }>
export type LetterBasis = Extract<Basis, { kind: 'letter' }>

/** A provision of law used by the result, with the number that stands for it in print. */
export type LawSource = { number: number; basis: LawBasis }

/** Every provision the result rests on, once each, numbered in order of first use. */
export function listLawSources(
  basis: Readonly<Record<string, readonly Basis[]>>,
): readonly LawSource[] {
  const seen = new Map<string, LawBasis>()
  for (const proof of Object.values(basis).flat()) {
    if (proof.kind === 'law' && !seen.has(nameSource(proof))) seen.set(nameSource(proof), proof)
  }
  return [...seen.values()].map((proof, index) => ({ number: index + 1, basis: proof }))
}

/** The number of one provision in `sources`, or undefined when it is not among them. */
export function findSourceNumber(
  sources: readonly LawSource[],
  basis: LawBasis,
): number | undefined {
  return sources.find((source) => nameSource(source.basis) === nameSource(basis))?.number
}

/** "Limitation Act 1980, section 5". */
export const nameSource = ({ title, provision }: LawBasis) =>
  provision === '' ? title : `${title}, ${provision}`
